/** The parts of the languages, by names like "pl/base", made by messages.ts of the build. */
declare module "virtual:messages" {
  const parts: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default parts;
}
