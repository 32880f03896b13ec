// Writes the claim forms and the claims guide into public/documents/, from the words in company/content/en/claims/, and those of every
// other language of the site into a folder of its own there. Run it after those words change, and commit the files. The folders hold
// nothing else: a file without words is removed, and so is the folder of a language that the site no longer uses.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#company/site.ts';
import { claimForms, guide } from '#content/claims/forms.ts';
import { language } from '#content/language.ts';
import { languageEnv } from '../scripts/build/build-language.ts';
import { run } from '../scripts/support/run.ts';
import { makeClaimForm } from './claim-form.ts';
import { makeGuide } from './guide.ts';

const [root = 'public'] = process.argv.slice(2);
const isEnglish = language.code === 'en';
const others = isEnglish ? site.languages.filter((code) => code !== 'en') : [];
const folder = path.join(root, 'documents', isEnglish ? '' : language.code);

const made = await makeDocuments();
await mkdir(folder, { recursive: true });
for (const [file, bytes] of made) {
  await writeFile(path.join(root, file), bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`);
}
await removeOthers();
// The words of a language are those of its process.
for (const code of others) {
  const making = await run({ command: 'node', args: ['documents/main.ts', root], env: languageEnv(code) });
  if (making.code !== 0) process.exitCode = making.code;
}

/** Creates every document, keyed by its URL path. */
async function makeDocuments(): Promise<Map<string, Uint8Array>> {
  const documents = new Map<string, Uint8Array>();
  for (const form of claimForms) documents.set(form.file, await makeClaimForm(form));
  if (guide) documents.set(guide.file, await makeGuide(guide));
  for (const file of documents.keys())
    if (path.dirname(path.join(root, file)) !== folder)
      throw new Error(`company/content/${language.code}/claims/ names ${file}, which is not in ${folder}/.`);
  return documents;
}

/** Removes files without words, and folders of languages that the site does not use. */
async function removeOthers(): Promise<void> {
  const kept = new Set<string>([...[...made.keys()].map((file) => path.basename(file)), ...others]);
  for (const name of await readdir(folder)) {
    if (kept.has(name)) continue;
    await rm(path.join(folder, name), { recursive: true });
    console.log(`${path.join(folder, name)}: removed`);
  }
}
