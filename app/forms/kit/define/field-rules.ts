import * as z from 'zod/mini';
import { tooLong } from '#content/forms.ts';
import { sanitize } from './sanitize.ts';

/** The limits of the tables in supabase/migrations. */
export const maxLengths = {
  line: 200,
  email: 254,
  phone: 50,
  place: 100,
  zip: 20,
  message: 5_000,
  letter: 10_000,
};

/** Sanitizes first, so that the value is validated as it will be stored. */
export function text(min: number, message: string, max: number = maxLengths.line) {
  return z.string().check(z.overwrite(sanitize), z.minLength(min, message), maxLength(max));
}

export function email(message: string) {
  return z
    .string()
    .check(z.overwrite(sanitize), z.regex(z.regexes.email, message), maxLength(maxLengths.email));
}

/** Counts digits only: an area code with its number has ten. */
export function phone(min: number, message: string) {
  return z.string().check(
    z.overwrite(sanitize),
    z.refine((value) => digitsOf(value).length >= min, message),
    maxLength(maxLengths.phone),
  );
}

export function optionalText(max: number) {
  return z.string().check(z.overwrite(sanitize), maxLength(max));
}

/** One of the choices, as it is stored. */
export function oneOf(choices: readonly string[], message: string) {
  return z.string().check(z.refine((value) => choices.includes(value), message));
}

/** A field that is hidden from people, so only a bot fills it in. */
export const honeypot = { rule: z.string() };

/** Whether it is a day as a date field holds it: '2026-11-18'. */
export function isDate(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`);
}

export function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

/** Makes the message only when it is shown, because the first number that a page formats takes the browser long. */
function maxLength(max: number) {
  return z.maxLength(max, { error: () => tooLong(max) });
}
