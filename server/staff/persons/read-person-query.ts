/** What a person of the staff searches for, as parameters of staff_search_person. */
export type PersonQuery =
  | { by: 'email'; parameters: { wanted_email: string } }
  | { by: 'phone'; parameters: { wanted_phone: string } }
  | { by: 'name'; parameters: { wanted_name: string[] } };

const fewestDigits = 7;

/** One field takes an email address, a phone number or a name: each is recognized by its characters. */
export function readPersonQuery(words: string): PersonQuery {
  const text = words.trim();
  if (text.includes('@')) return { by: 'email', parameters: { wanted_email: text } };
  if (!/\p{L}/u.test(text) && text.replace(/\D/g, '').length >= fewestDigits)
    return { by: 'phone', parameters: { wanted_phone: text } };
  // The longest word first: the database looks it up in its index.
  const parts = text.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return { by: 'name', parameters: { wanted_name: parts } };
}
