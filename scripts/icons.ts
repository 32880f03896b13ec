// Draws the icons in public/ from the mark in app/mark.ts. Run it after the mark or the palette has changed, and commit the files.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeIcons } from './icons/make-icons.ts';

for (const [file, bytes] of await makeIcons()) {
  await writeFile(path.join('public', file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
