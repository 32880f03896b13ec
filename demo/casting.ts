import type { Person } from './people.ts';

/**
 * Takes the next people who have sent nothing yet. Every `every`-th is someone known instead: the same mail address, every other
 * time in other letter case, and the same phone number.
 */
export function castPeople(
  people: Person[],
  count: number,
  { known = [], every = Number.POSITIVE_INFINITY }: { known?: readonly Person[]; every?: number } = {},
): Person[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = Math.floor(at / every);
    const again = at % every === every - 1 ? known[(turn * 3 + 1) % known.length] : undefined;
    if (again) return turn % 2 === 0 ? again : { ...again, email: toMixedCase(again.email) };
    const next = people.shift();
    if (!next) throw new Error('There are more records than people.');
    return next;
  });
}

/** "ada.lane@example.com" becomes "Ada.Lane@Example.com". */
export function toMixedCase(email: string): string {
  return email.replace(
    /(^|[._@])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
