import { emailKey } from '#domain/mail-address.ts';
import type { InboxEntry } from '#domain/records.ts';

export type FoundPerson = ReturnType<typeof groupPeople>[number];

/**
 * A person is an email address. Whoever uses two addresses with one phone number is found through `linked`. Entries come newest
 * first, and so do people.
 */
export function groupPeople(entries: InboxEntry[], addresses: string[]) {
  const byAddress = Map.groupBy(entries, ({ email }) => emailKey(email));
  return [...byAddress]
    .filter(([email]) => addresses.includes(email))
    .map(([email, own]) => {
      const [name = '', ...otherNames] = new Set(own.map(({ person }) => person));
      const numbers = new Set(own.map(({ phone }) => phoneKey(phone)).filter((digits) => digits.length >= 7));
      return {
        /** In lower case. */
        email,
        name,
        otherNames,
        entries: own,
        phones: [...new Map(own.map(({ phone }) => [phoneKey(phone), phone])).values()],
        /** Entries with another address and one of the phone numbers. */
        linked: entries.filter(
          (entry) => emailKey(entry.email) !== email && numbers.has(phoneKey(entry.phone)),
        ),
      };
    });
}

/** With and without the country code, as private.phone_key has it. */
function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}
