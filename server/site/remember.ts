/**
 * Reads each text once and remembers what it found: browsers send the same few lines over and over. A caller who sends
 * others fills no memory with them.
 */
export function remember<Found>(
  read: (text: string) => Found,
  { most, longest }: { most: number; longest: number },
): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size < most && text.length < longest) known.set(text, found);
    return found;
  };
}
