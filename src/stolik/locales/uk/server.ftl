## Столи
no-such-table = такого столу тут немає
table-full = усі місця зайняті
table-not-waiting = гра вже почалася
not-seated = ти не сидиш за цим столом
not-the-host = це може зробити лише господар столу
chairs-free = ще є вільне місце: зачекай на когось або посади туди бота
not-all-ready = ще не всі готові
name-empty = в імені має бути хоча б одна видима літера чи знак
too-many = поки що досить
record-forgotten = матчі цього турніру вже видалено, тож запис нема з чого зробити
record-not-yet = запис буде доступний, коли гра закінчиться
barred = господар не пускає тебе за цей стіл
table-not-playing = за цим столом ніхто не грає
nobody-to-kick = на цьому місці нема кого попросити вийти
no-person-there = на цьому місці немає людини
still-playing = гра ще триває
bad-link = це посилання вже не діє; створи нове на іншому пристрої
bad-ticket = цей квиток уже не діє; попроси новий
not-our-address = це не адреса цього сервера
only-here = це можна зробити лише на комп’ютері, де працює Stolik
no-network = цей комп’ютер не під’єднано до мережі, куди могли б зайти телефони
no-token = спершу скажи, хто ти
foreign-host = під цим іменем Stolik не відповідає
foreign-origin = чужа сторінка не може надсилати запити до Stolik
no-hotseat = ця гра — перегони: усі грають водночас, тому кожному потрібен свій пристрій
one-device = за цим столом усі грають на одному пристрої й передають його одне одному: підсядь до нього
no-practice = у «{ $book }» немає завдань для тренування; є тут: { $may }
malformed = цей запит не вдалося прочитати
malformed-at = цю частину запиту не вдалося прочитати: { $where }
no-such-page = тут нічого немає
frame-too-big = це було задовге
head-too-big = заголовок цього запиту завеликий
upgrade-with-body = запит на сокет не може мати тіла
request-too-slow = цей запит тривав надто довго
handshake-too-slow = з нашого боку це тривало надто довго; спробуй за мить
broken = у нас щось зламалося; нічого не змінилося

## Турніри
no-such-tournament = такого турніру тут немає
tournament-begun = турнір уже почався
not-in-tournament = ти не граєш у цьому турнірі
not-tournament-host = це може зробити лише господар турніру
table-of-tournament = цей стіл належить турніру, а той триває сам

## Чому з’єднання закрито
bye-no-hello = Спершу треба привітатися.
bye-bad-ticket = Цей квиток уже не діє. Попроси новий.
bye-not-begun = Гра ще не почалася.
bye-frame-too-big = Це повідомлення було задовге.
bye-bad-frames = Забагато повідомлень не вдалося прочитати.
bye-too-fast = Забагато повідомлень одразу. Трохи зачекай.
bye-too-slow = З’єднання надто повільне. Повертайся, нічого не втрачено.
bye-retry = Зараз це неможливо зберегти. Спробуй за мить.
bye-too-many = Цей стіл відкрито в надто багатьох твоїх вікнах. Закрий одне.
bye-broken = У нас щось зламалося. Повертайся, нічого не втрачено.
bye-kicked = Господар попросив тебе вийти з-за столу.
bye-moved = Ти вже граєш на іншому пристрої.

## Реакції
reaction-1 = Привіт
reaction-2 = Хай щастить
reaction-3 = Гарний хід
reaction-4 = Ой ні
reaction-5 = Хвилинку
reaction-6 = Твій хід
reaction-7 = Ха-ха
reaction-8 = Дякую
reaction-9 = Гарна гра
reaction-10 = Ще раз?

## Імена ботів
tree-oak = Дуб
tree-linden = Липа
tree-birch = Береза
tree-ash = Ясен
tree-maple = Клен
tree-pine = Сосна
tree-elm = В’яз
tree-beech = Бук
tree-alder = Вільха
tree-larch = Модрина
tree-yew = Тис

## Сервер
help-serve = відкрити столи для браузерів і програм
help-serve-host = адреса, на якій сервер чекає з’єднань (127.0.0.1: лише цей комп’ютер)
help-serve-port = порт; 0 бере будь-який вільний
help-serve-data = тека з даними
help-serve-url = адреса, за якою його знайдуть інші, якщо він за проксі-сервером
help-serve-pace = скільки щонайменше думає бот, у мілісекундах
folder-not-writable = у «{ $folder }» не можна нічого записати
port-taken = { $host }, порт { $port }: ці двері не відчиняються ({ $why })
data-in-use = «{ $folder }» уже використовує інший Stolik: процес { $pid } на { $host }, { $where }
database-newer = дані записала новіша версія Stolik
database-trouble = дані не відкриваються: { $why }
serve-address = Стіл готовий: { $address }
help-serve-lan = впустити телефони й комп’ютери з локальної мережі
help-serve-keep = скільки днів зберігати закінчені ігри
serve-outside = Для телефонів і друзів: { $address }
bad-url = «{ $url }» — це не адреса на зразок https://games.example

## Кілька серверів
help-serve-database = postgresql://... замість файлу в теці; якщо там є пароль, краще передай адресу через змінну STOLIK_DATABASE: команду можуть прочитати інші на цьому комп’ютері
help-serve-bus = redis://... між кількома серверами над однією базою; або змінна STOLIK_BUS
database-address = --database — це не адреса, з якою вміє працювати Stolik; така адреса має вигляд postgresql://ім’я@комп’ютер/база
database-unreachable = база даних { $where } не відповідає
database-password = база даних { $where } не впускає нікого з цим іменем і паролем
database-unsynced = цей PostgreSQL може загубити ходи, які вже підтвердив: увімкни { $setting }
bus-address = --bus — це не адреса, з якою вміє працювати Stolik; така адреса має вигляд redis://комп’ютер:6379/0
bus-unreachable = Redis { $where } не відповідає
bus-password = Redis { $where } не впускає нікого з цим іменем і паролем
bus-alone = --bus потребує --database: без спільної бази серверам нема чого розповідати один одному
library-missing = бракує { $name }; це встановить «pip install stolik[scale]»
