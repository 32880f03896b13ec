import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** Far more than a real document has; a bomb of names is not read to its end. */
const mostEntries = 5000;
/** What all parts say they unpack to. A bomb says gigabytes. */
const mostUnpacked = 200 * 1024 * 1024;
/** Of a part that is read. */
const mostText = 1024 * 1024;
const macros = /vbaproject|macroenabled|activex/i;
/** Spellings that no writer of documents uses for types, and that a search for words would not see through: entities, and UTF-16 or -32. */
const disguised = /&|\0/;
/** A template that is fetched on opening brings its macros along. One on the writer's own disk is an everyday thing, and harmless. */
const template = /<[^>]*\/attachedTemplate\b[^>]*>/gi;
const elsewhere =
  /\sTarget\s*=\s*["'](?:(?!file:)[a-z][a-z0-9+.-]+:|[\\/]{2}|file:\/\/(?!localhost\/|\/(?![\\/])))/i;

const openArchive = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Whether a file is a Word document without macros. Only the list of its entries, their types and the place of its template are read. */
export async function isWordArchive(file: string): Promise<boolean> {
  const archive = await openArchive(file, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!archive) return false;
  try {
    const entries = await listEntries(archive);
    const types = entries.get('[Content_Types].xml');
    if (!types || !entries.has('word/document.xml')) return false;
    const declared = await readEntry(archive, types);
    if (macros.test(declared) || disguised.test(declared)) return false;
    const settings = entries.get('word/_rels/settings.xml.rels');
    return !settings || !fetchesTemplate(await readEntry(archive, settings));
  } catch {
    return false;
  } finally {
    archive.close();
  }
}

function listEntries(archive: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let unpacked = 0;
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: yauzl.Entry) => {
      unpacked += entry.uncompressedSize;
      if (entries.size > mostEntries || unpacked > mostUnpacked || macros.test(entry.fileName))
        return reject(new Error('no plain document'));
      entries.set(entry.fileName, entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

function fetchesTemplate(relations: string): boolean {
  if (/\0|&#/.test(relations)) return true;
  return [...relations.matchAll(template)].some(([relation]) => elsewhere.test(relation));
}

async function readEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  if (entry.uncompressedSize > mostText) throw new Error('no plain document');
  const openEntry = promisify(archive.openReadStream.bind(archive) as OpenEntry);
  return text(await openEntry(entry));
}

type OpenEntry = (
  entry: yauzl.Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;
