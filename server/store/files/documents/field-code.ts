import { isLocalPath, isWebLink, mayBeWords } from './link-target.ts';

/** The beginnings of fields that start programs, send commands to a printer, or read other files, databases or macros. */
const refusedNames = ['DATABASE', 'DDE', 'IMPORT', 'INCLUDE', 'LINK', 'PRINT', 'RD'];
const space = String.raw`[\s\p{Cc}"“”„]`;
const spaces = new RegExp(`${space}+`, 'gu');
const linkName = new RegExp(`^${space}*HYPERLINK`, 'iu');
const pictureName = new RegExp(`^${space}*INCLUDEPICTURE`, 'iu');
/** Such as `\o`, which a tooltip follows. */
const fieldSwitch = /^\\[a-z*#@!]$/i;

/** Whether a field starts something, fetches something, or links to anything but the web, a mail, a call or a bookmark. */
export function isActiveCode(code: string, isNested = false): boolean {
  // Another field inside of the code may make any address.
  if (linkName.test(code)) return isNested || !areLinkWords(wordsOf(code.replace(linkName, '')));
  // Word for Mac writes a path on its own disk for a pasted picture.
  if (pictureName.test(code)) return isNested || !arePathWords(wordsOf(code.replace(pictureName, '')));
  const plain = code.replace(spaces, '').toUpperCase();
  return refusedNames.some((name) => plain.startsWith(name));
}

/** Where an argument begins and ends is up to the reader, so every word counts, also of a tooltip. */
function wordsOf(rest: string): string[] {
  return rest.split(spaces).filter((word) => word && !fieldSwitch.test(word));
}

function areLinkWords([target = '', ...others]: string[]): boolean {
  return isWebLink(target) && others.flatMap(readingsOf).every(mayBeWords);
}

function arePathWords(words: string[]): boolean {
  return words.flatMap(readingsOf).every(isLocalPath);
}

/** A backslash may be a character, an escape that vanishes, or the mark of a switch. */
function readingsOf(word: string): string[] {
  return [word, word.replaceAll('\\', ''), word.replace(/^\\./, '')];
}
