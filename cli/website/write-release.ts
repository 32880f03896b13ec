import type { Release } from '#domain/website/items.ts';

/** The file company/released/release.ts, which the types check. */
export function writeRelease(release: Release, from: string): string {
  return `import type { Release } from '#domain/website/items.ts';

/** ${from} Do not edit it: change it in the staff's app and pull again, or move it into the content by hand and empty this. */
export const released: Release = ${writeValue(release, '')};
`;
}

/** As a literal. A text of several lines has each of them on its own, so that a diff shows what changed. */
function writeValue(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string' && value.includes('\n'))
    return `${writeValue(value.split('\n'), indent)}.join('\\n')`;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `${inner}${writeValue(entry, inner)},\n`);
    return entries.length === 0 ? '[]' : `[\n${entries.join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${inner}${JSON.stringify(name)}: ${writeValue(entry, inner)},\n`,
    );
    return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
  }
  return JSON.stringify(value);
}
