import CFB from 'cfb';
import { readDocHeader } from './doc-header.ts';
import { hasHarmfulLink, hasHarmfulTarget } from './doc-links.ts';
import { DocumentRefused, refusals } from './document-refused.ts';
import { isLocalPath } from './link-target.ts';

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const maxEntries = 2_000;
/** Macros, controls and embedded files, wherever they are in the container. Names are case-insensitive. */
const refusedNames = new Set([
  'macros',
  'ocxname',
  'ole10native',
  'package',
  'projectwm',
  'vba',
  '_vba_project',
  '_vba_project_cur',
]);
const fieldMark = '\x13';
/** The beginning of a field that starts programs or reads other files. */
const activeField = new RegExp(
  String.raw`${fieldMark}\s*(?:DATABASE|DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|LINK)\b`,
  'i',
);

/** Refuses an old Word file with macros, controls, embedded files or content from elsewhere. */
export function inspectDoc(bytes: Buffer): void {
  try {
    inspect(bytes);
  } catch (error) {
    throw error instanceof DocumentRefused ? error : refusals.unreadableWord();
  }
}

function inspect(bytes: Buffer): void {
  // For other files the library would try other formats.
  if (!bytes.subarray(0, magic.length).equals(magic)) throw refusals.unreadableWord();
  const { FileIndex, FullPaths } = CFB.read(bytes, { type: 'buffer' });
  if (FileIndex.length > maxEntries) throw refusals.unreadableWord();
  const paths = FullPaths.map((path) =>
    path.toLowerCase().split('/').filter(Boolean).slice(1).map(printable),
  );
  if (paths.some(isActive)) throw refusals.activeWord();

  const contentAt = (name: string) => {
    const at = paths.findIndex((path) => path.length === 1 && path[0] === name);
    const content = FileIndex[at]?.content;
    return content && Buffer.from(content);
  };
  const text = contentAt('worddocument');
  if (!text) throw refusals.unreadableWord();
  const { isTemplate, template } = readDocHeader(text, contentAt);
  if (isTemplate || !isLocalPath(template) || hasActiveField(text)) throw refusals.activeWord();
  const streams = FileIndex.map(({ content }) => Buffer.from(content ?? []));
  if (streams.some(hasHarmfulTarget)) throw refusals.activeWord();
}

/** A document's embedded objects are folders in its object pool. */
function isActive(path: string[]): boolean {
  const pool = path.indexOf('objectpool');
  return path.some((name) => refusedNames.has(name)) || (pool >= 0 && pool < path.length - 1);
}

/** Text has one or two bytes a letter, and two may begin anywhere. */
function hasActiveField(text: Buffer): boolean {
  const readings = [text.toString('latin1'), text.toString('utf16le'), text.subarray(1).toString('utf16le')];
  return readings.some((reading) => activeField.test(reading) || hasHarmfulLink(reading));
}

/** Names of system streams begin with a control character. */
function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, '');
}
