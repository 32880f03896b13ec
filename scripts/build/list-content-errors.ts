// Loads each file of words by itself, so that one mistake does not hide the others. Run with the condition of a language
// (build-language.ts). Prints one sentence a line.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from './build-error.ts';
import { siteLanguage } from './site-language.ts';

const files = globSync([`company/content/${siteLanguage}/**/*.ts`, 'app/catalog/{agents,services}.ts'], {
  exclude: ['**/*.test.ts'],
});
const sentences = new Set<string>();
for (const file of files.sort())
  await import(pathToFileURL(path.resolve(file)).href).catch((error) => sentences.add(describeError(error)));
console.log([...sentences].join('\n'));
