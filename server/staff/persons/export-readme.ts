import { type FoundRecord, holdsNumber } from '#domain/records.ts';
import { languagesFor } from '#office/record-language.ts';
import { folderOf } from './export-record.ts';
import { type ExportWords, exportWordsIn, formatMoment } from './export-words.ts';

type Contents = { made: Date; found: FoundRecord[]; missing: string[] };

/** For the person whose data it is. A person who wrote in two languages gets the text in both. */
export async function writeReadme(contents: Contents): Promise<string> {
  const used = languagesFor(contents.found.map(({ entry }) => entry.language));
  const words = await Promise.all(used.map(({ code }) => exportWordsIn(code)));
  return words.map((each) => readmeIn(each, contents)).join('\n\n----\n\n');
}

function readmeIn(words: ExportWords, { made, found, missing }: Contents): string {
  const { readme } = words;
  return [
    readme.title,
    readme.made(formatMoment(words, made)),
    readme.contents.join('\n'),
    list(readme.folders, found.map(folderOf)),
    ...(found.some(holdsNumber) ? [readme.number] : []),
    ...(missing.length > 0 ? [list(readme.missing, missing)] : []),
    readme.questions,
  ].join('\n\n');
}

function list(title: string, names: string[]): string {
  return [title, ...names.map((name) => `- ${name}`)].join('\n');
}
