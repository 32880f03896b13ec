import * as z from 'zod/mini';
import { tooLong } from '#app/content/forms.ts';
import { sanitize } from './sanitize.ts';

/** The longest values that the tables in supabase/migrations take. */
export const longest = {
  line: 200,
  email: 254,
  phone: 50,
  place: 100,
  zip: 20,
  message: 5_000,
  letter: 10_000,
};

/** Text that is judged as it will be stored: sanitized first. */
export function text(least: number, message: string, most: number = longest.line) {
  return z
    .string()
    .check(z.overwrite(sanitize), z.minLength(least, message), z.maxLength(most, tooLong(most)));
}

export function email(message: string) {
  return z
    .string()
    .check(
      z.overwrite(sanitize),
      z.regex(z.regexes.email, message),
      z.maxLength(longest.email, tooLong(longest.email)),
    );
}

/** Digits are counted, since the messages speak of digits: "(212) 555-0142" has ten. */
export function phone(least: number, message: string) {
  return z.string().check(
    z.overwrite(sanitize),
    z.refine((value) => digitsOf(value).length >= least, message),
    z.maxLength(longest.phone, tooLong(longest.phone)),
  );
}

export function optionalText(most: number) {
  return z.string().check(z.overwrite(sanitize), z.maxLength(most, tooLong(most)));
}

export function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}
