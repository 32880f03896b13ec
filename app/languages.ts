/** `locale`: how dates, numbers and plurals are written. `name`: in the language itself. */
export type Language = { code: string; locale: string; name: string };
