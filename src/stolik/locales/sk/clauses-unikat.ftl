## Part titles

unikat-part-1 = Čo je v škatuli
unikat-part-2 = O čo v hre ide
unikat-part-3 = Skôr ako začnete
unikat-part-4 = Kto je na ťahu a čo môže urobiť
unikat-part-5 = Ako vykladať karty
unikat-part-6 = Dvojitý ťah
unikat-part-7 = Výmena
unikat-part-8 = Priberanie na konci ťahu
unikat-part-9 = Ako sa kolo končí
unikat-part-10 = Hra na viac kôl

## unikat-part-1

UNI-01 = Unikát hrajú dvaja, traja alebo štyria.
UNI-02 = Hra sa odporúča asi od siedmich rokov. V poľskom letáku je „nad sedem“, v ostatných „od siedmich“; je to len rada a na hre nič nemení.
UNI-03 = V škatuli nájdeš štyri zásteny, pravidlá a vrecúško, do ktorého patrí 81 kariet. Letáky v iných jazykoch volajú kartu inak, ale myslia to isté.
UNI-04 = Ceruzka a papier sú len na zapisovanie bodov. Zídu sa, keď hráte viac kôl; na jedno ich netreba.
UNI-05 = Každá karta je jediná svojho druhu, dvakrát tú istú nenájdeš. Tvar, farba, pozadie a veľkosť, každý znak v troch podobách: to je spolu 81 rôznych kariet.
UNI-06 = Prvým znakom je tvar obrazca: buď hviezdička (S), alebo koliesko (C), alebo štvorec (Q).
UNI-07 = Druhým znakom je farba obrazca. Obrazec je modrý (B), zelený (G) alebo žltý (Y). V jednom letáku je namiesto modrej svetlomodrá; ide o tú istú farbu.
UNI-08 = Tretím znakom je pozadie, na ktorom je obrazec nakreslený. Je biele (W), červené (R) alebo tmavomodré (N). Niektoré letáky volajú tmavomodrú inak a v jednom sa pozadiu hovorí farba karty; karty sú však rovnaké.
UNI-09 = Štvrtým znakom je veľkosť obrazca. Obrazec je malý (1), stredný (2) alebo veľký (3).
UNI-10 = Aby sa farby neplietli, každá farba obrazca aj pozadia má navyše vlastnú značku a názov, ktorý možno prečítať nahlas. Značky sa dajú pri stole vypnúť.
UNI-11 = Všetky karty sú rovnako veľké štvorce a ukladajú sa do mriežky bez okrajov. Susedné karty sa dotýkajú celou hranou, preto ich môže mať každá najviac štyri. Dotyk rohmi neplatí a o pol karty sa posúvať nesmie.
UNI-12 = Je jedno, ako je karta otočená. Štvorec hore nohami je stále ten istý štvorec.

## unikat-part-2

UNI-13 = Tvojím cieľom je zbaviť sa všetkých kariet tak, že ich vyložíš na stôl. Kto to dokáže prvý, vyhráva.
UNI-14 = Na stole platí hlavné pravidlo: ak dve karty ležia tesne pri sebe, smie ich odlišovať len jeden znak. Platí to pre každú takú dvojicu, nech čítaš ktorýkoľvek leták.

## unikat-part-3

UNI-15 = Pred seba si postav jednu zástenu. Každý má svoju.
UNI-16 = Vo vrecúšku je na začiatku všetkých 81 kariet. Poriadne ním potras, nech nikto netuší, čo vytiahne. Zamiešať ich môžete aj vopred.
UNI-17 = Na začiatok dostane každý naslepo 10 kariet z vrecúška.
UNI-18 = Svoje karty máš za zástenou a nikto okrem teba ich nevidí.
UNI-19 = Tri ďalšie karty z vrecúška ležia lícom nahor tak, aby na ne každý dovidel. To je výstavka.
UNI-20 = Do stredu stola príde ešte jedna karta z vrecúška. To je štartovacia karta a všetko ostatné rastie od nej.
UNI-21 = Poradie je takéto: karty pre hráčov, výstavka, štartovacia karta. Vo vrecúšku potom zostane 57 kariet, ak hráte dvaja, 47, ak hráte traja, a 37, ak hráte štyria.
UNI-22 = Počet kariet za každou zástenou môžu vedieť všetci. Aké karty to sú, vie len ten, komu patria. Zobrazovanie počtu sa dá vypnúť, no rátať si ho môže každý aj tak.
UNI-23 = Hraj s tým, čo ti príde: karty sa nerozdávajú nanovo a štartovacia karta zostáva. Ak ti karty nesadnú, pomôže ti výmena.

## unikat-part-4

UNI-24 = Začína najstarší z vás; označí ho hostiteľ stola. Ak nie je označený nikto, v prvom kole rozhodne žrebovanie a každé ďalšie začína sused naľavo od toho, kto začínal naposledy. Pri stole si môžete zvoliť žrebovanie aj namiesto veku.
UNI-25 = Vyberať si smie aj ten, kto celú hru otvára. Môže priložiť k štartovacej karte, ale môže aj vymieňať.
UNI-26 = Hráči sa striedajú v smere hodinových ručičiek: po tebe ide sused naľavo.
UNI-27 = V každom ťahu si zvoľ akciu: buď vykladáš karty (A), alebo jednu vymeníš (B). Dve akcie máš len pri dvojitom ťahu.
UNI-28 = Len tak vynechať ťah nemôžeš: ak nevykladáš, vymieňaš. Vykladať znamená vyložiť aspoň jednu kartu. Vynechať smieš iba vtedy, keď sa nedá ani jedno, ani druhé.
UNI-29 = V jednej akcii vylož toľko svojich kariet, koľko chceš. Každá z nich sa musí hodiť k susedným kartám a od druhej sa každá musí dotýkať tej predchádzajúcej.
UNI-30 = Prestať môžeš po ktorejkoľvek karte, stačí akciu ukončiť. Hra to neurobí za teba len preto, že už nemáš čo vyložiť; ostatní by sa tak dozvedeli niečo o tvojich kartách.

## unikat-part-5

UNI-31 = Vedľa seba smú ležať len také dve karty, ktoré majú tri znaky rovnaké a jeden rozdielny. Napríklad stredná žltá hviezdička na bielom pozadí (SYW2) a stredný žltý štvorec na bielom pozadí (QYW2) sa líšia iba tvarom, takže sa k sebe hodia.
UNI-32 = Pozri sa na všetky karty, ktorých sa nová karta dotkne hranou. Musí sa hodiť ku každej, nielen k tej, ku ktorej ju prikladáš. Ak sa čo i len k jednej nehodí, ležať tam nesmie.
UNI-33 = Prvú kartu akcie môžeš priložiť k hociktorej karte, čo už leží na stole, ak sa k nej hodí.
UNI-34 = Potom v tej istej akcii staviaš reťaz: každá ďalšia karta sa musí hranou dotýkať tej, ktorá pribudla tesne pred ňou.
UNI-35 = Karta v reťazi sa smie dotknúť aj iných kariet, ak sa hodí ku všetkým. Práve tak sa dá získať dvojitý ťah.
UNI-36 = Kartu nemožno vyložiť bokom od ostatných ani na inú kartu. Vyložená karta sa už nikam neposúva.
UNI-37 = Čo potvrdíš, to platí a späť sa nevracia. Predtým si môžeš miesto pre kartu pokojne vyskúšať.
UNI-38 = Ak sa dá vymieňať, vykladať nemusíš. Vymeniť kartu môžeš, aj keď máš čo vyložiť.

## unikat-part-6

UNI-39 = Dvojitý ťah získaš, keď vo svojom ťahu vyložíš kartu, ktorá sa hranami dotkne aspoň dvoch iných kariet. Rohy sa nerátajú.
UNI-40 = Rozhoduje okamih, keď kartu vyložíš. Rátajú sa všetky karty na stole, aj tá, ktorá pribudla tesne pred ňou. Keď sa druhá susedná karta objaví až neskôr, dvojitý ťah za to nie je.
UNI-41 = Vďaka dvojitému ťahu môžeš po ukončení prvej akcie pridať druhú. Či to bude vykladanie, alebo výmena, je na tebe.
UNI-42 = Druhá akcia je dobrovoľná, môžeš ju vynechať.
UNI-43 = Po druhej akcii sa tvoj ťah končí. Tretia nebude, ani keby sa karta v druhej akcii opäť dotkla dvoch iných.
UNI-44 = Aj keby sa dvoch iných kariet dotklo v prvej akcii viac tvojich kariet, navyše máš len jednu akciu.
UNI-45 = Tri alebo štyri susedné karty znamenajú to isté čo dve: jeden dvojitý ťah.
UNI-46 = V druhej akcii môžeš začať novú reťaz na celkom inom mieste stola, ak sa tam karta hodí. Na karty z prvej akcie nadviazať nemusíš.
UNI-47 = Ak v druhej akcii vykladáš, počet kariet je opäť na tebe. Nemusí to byť len jedna.
UNI-48 = Pokojne najprv vykladaj a v druhej akcii vymieňaj. Pri výmene síce nevykladáš, ale týka sa to len tej akcie.
UNI-49 = Výmena dvojitý ťah nikdy neprinesie. Ak ňou začneš, je to v tomto ťahu tvoja jediná akcia.
UNI-50 = Dva obrázky, ktoré tu boli v letáku, sa nezachovali. Zrejme ukazovali kartu, ktorá zapadne do rohu, napríklad medzi kartu hore a kartu vpravo, a kartu v medzere medzi dvoma inými. Na dvojitý ťah stačí jedno aj druhé.
UNI-51 = Karta, ktorá ti prinesie dvojitý ťah, nemusí byť v akcii posledná. Vykladaj ďalej, ako dlho chceš; druhá akcia príde až po skončení prvej.

## unikat-part-7

UNI-52 = Výmena je pre teba, ak nemáš čo vyložiť alebo sa ti vykladať nechce. V tejto akcii potom nevyložíš nič.
UNI-53 = Najprv si vyber jednu zo svojich kariet a odlož ju na výstavku lícom nahor.
UNI-54 = Potom si za ňu jednu vezmi. Na výstavke si môžeš vybrať, do vrecúška siahaš naslepo.
UNI-55 = Kartu, ktorú práve odkladáš, si v tej istej výmene nesmieš vziať naspäť. Pri stole si to môžete povoliť.
UNI-56 = Za odloženú kartu si musíš vziať práve jednu inú. Výmenou sa teda kariet nezbavíš.
UNI-57 = V jednej výmene vymeníš jednu kartu, viac nie.
UNI-58 = Počet kariet na výstavke nemá hornú hranicu. Keď si niekto pri výmene vezme kartu z vrecúška, výstavka o jednu narastie.
UNI-59 = Čo odkladáš na výstavku a čo si z nej berieš, vidia všetci. Kartu z vrecúška vidíš iba ty.
UNI-60 = Ak vymeníš svoju jedinú kartu, ešte nevyhrávaš. Na výhru ju treba vyložiť k ostatným kartám na stole, výstavka nestačí.
UNI-61 = S prázdnym vrecúškom vymieňaš iba s výstavkou. Ak je prázdna aj výstavka, vymieňať nemožno, a kto môže vyložiť, ten musí. Kto nemôže ani to, ten ťah vynechá.

## unikat-part-8

UNI-62 = Na konci ťahu sa pozri za zástenu. Ak tam nie je plných 10 kariet, priberieš si práve jednu: vyberieš si z výstavky alebo siahneš do vrecúška. Aj keď na stôl pribudlo päť tvojich kariet, priberáš len jednu.
UNI-63 = Keď máš pribrať, pribrať musíš. Odmietnuť sa to nedá.
UNI-64 = Ak máš za zástenou rovných 10 kariet, nič nepriberáš. Tak je to napríklad po výmene v tvojom prvom ťahu.
UNI-65 = Priberá sa iba raz, až na konci celého ťahu. Platí to aj pre dvojitý ťah: medzi jeho akciami sa nepriberá.
UNI-66 = Aj po výmene sa priberá, ak nemáš plných 10 kariet. Za zástenou ti tak jedna karta pribudne.
UNI-67 = Ak je prázdne vrecúško, priberáš z výstavky; ak je prázdna výstavka, priberáš z vrecúška. Keď niet čo vziať ani tam, ani tam, nepriberáš.
UNI-68 = Po víťaznej karte sa už nič nepriberá.
UNI-69 = Prázdna výstavka sa hneď naplní: z vrecúška na ňu prídu tri nové karty lícom nahor.
UNI-70 = Jedna alebo dve karty na výstavke stačia. Z vrecúška sa dopĺňa, až keď tam neleží žiadna.
UNI-71 = Ak je vo vrecúšku menej ako tri karty, na výstavku pôjde všetko, čo v ňom zostalo. Z prázdneho vrecúška niet čo doplniť, výstavka teda zostane prázdna.
UNI-72 = Nové karty prídu na výstavku okamžite, ďalší hráč ich už vidí. Posledná z pôvodných kariet zostáva tomu, kto si ju vzal.
UNI-73 = Po tvojom ťahu je na rade sused po tvojej ľavici.
UNI-74 = Nikto nemá za zástenou viac ako 10 kariet. Karty vo vrecúšku, na výstavke, na stole, za zástenami a tie, čo ležia bokom po hráčoch, ktorí odišli, dávajú spolu vždy 81. Výstavka býva prázdna len vtedy, keď je prázdne aj vrecúško, a susedné karty na stole sa líšia vždy práve jedným znakom.

## unikat-part-9

UNI-75 = Vyložením svojej poslednej karty vyhrávaš a kolo sa ihneď končí.
UNI-76 = Výhra poslednou kartou platí hneď, aj keď príde uprostred vykladania alebo v druhej akcii. Potom už nie je ďalšia akcia, nič sa nepriberá a nikto nedostane ťah na vyrovnanie.
UNI-77 = Ak rad-radom nikto nemôže vyložiť ani vymeniť, kolo sa končí. Vyhráva hráč s najmenším počtom kariet; ak je takých viac, o výhru sa delia.
UNI-78 = Rovnako sa kolo skončí, keď sa všetci pri stole vystriedajú 20-krát za sebou a nikto nič nevyloží; ak je vrecúško prázdne, stačí 3-krát. Vyhráva ten, kto má najmenej kariet, pri rovnakom počte sa hráči o výhru delia. Pri stole si môžete zvoliť iný počet alebo hru bez limitu, no keď hrajú len boti, limit byť musí.
UNI-79 = Keď niekto odíde, až do jeho návratu hrá zaňho bot. Pri stole si môžete zvoliť niečo iné: opustené miesto sa preskakuje a jeho karty idú nabok. Do vrecúška sa už nevrátia a zarátajú sa ako trestné body tomu, kto odišiel. Ak v hre zostane jediné miesto, vyhráva kolo.

## unikat-part-10

UNI-80 = Ešte pred hrou si povedzte, na koľko kôl hráte. Ak si nič nepoviete, hrá sa jedno.
UNI-81 = V každom kole sa začína úplne odznova, aj s celou prípravou a so všetkými 81 kartami vo vrecúšku.
UNI-82 = Keď sa kolo skončí, spočítaj karty za svojou zástenou. Za každú si zapíš 1 trestný bod, takže za štyri karty sú to 4 body. Koľko bodov je za kartu, hovorí len jeden z letákov, a ním sa tu riadime.
UNI-83 = Kto sa poslednej karty zbavil vyložením, má za kolo 0 bodov. Ak sa kolo skončilo inak, trestné body za svoje karty dostane aj víťaz.
UNI-84 = Po všetkých kolách sa trestné body spočítajú. Celú hru vyhráva ten, kto ich nazbieral najmenej. Jeden leták sa dá pochopiť aj naopak, ale tak sa nehrá.
UNI-85 = Ak má najmenej trestných bodov viacero hráčov, vyhrávajú spoločne. Pri stole si môžete zvoliť niečo iné: buď rozhodne počet vyhratých kôl (a ak je aj ten rovnaký, vyhrávajú spoločne), alebo príde kolo navyše. Hrajú v ňom všetci, ale vyhrať môže len niekto z tých, čo mali rovnako.
UNI-86 = Každé kolo je ako nová hra, preto ho znova začína najstarší hráč, ak je označený. Pri stole si môžete zvoliť niečo iné: začiatok sa posúva o miesto doľava alebo začína víťaz či porazený z minulého kola.
UNI-87 = Ak kolo uviazne a nikto nevyloží poslednú kartu, každý dostane trestné body za to, čo má za zástenou. Nulu nedostane nikto len tak, ani víťaz.
UNI-88 = Na letáku k hre sú mená Bernhard Weber, Richard Polle a Gerard Lepianka; čo robil ten posledný, sa tam nepíše. Adresy a kontakty nie sú pravidlá.
UNI-89 = V ukrajinskom letáku sa na koniec pravidiel o dvojitom ťahu zatúlal český nadpis. Nič neznamená.
