/** What a person of the staff looks for. The database compares it. */
export type Wanted =
  | { by: 'email'; given: { wanted_email: string } }
  | { by: 'phone'; given: { wanted_phone: string } }
  | { by: 'name'; given: { wanted_name: string[] } };

const fewestDigits = 7;

/** One field takes an email address, a phone number or a name: each can be told from the others. */
export function readWanted(words: string): Wanted {
  const text = words.trim();
  if (text.includes('@')) return { by: 'email', given: { wanted_email: text } };
  if (!/\p{L}/u.test(text) && text.replace(/\D/g, '').length >= fewestDigits)
    return { by: 'phone', given: { wanted_phone: text } };
  // The longest word first: the database looks it up in its index.
  const parts = text.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return { by: 'name', given: { wanted_name: parts } };
}
