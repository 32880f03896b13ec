import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** Far more than a document has. */
const maxEntries = 5000;
/** The sum of the declared sizes. A zip bomb declares gigabytes. */
const maxInflated = 200 * 1024 * 1024;
/** For a part that is read. */
const maxPartSize = 1024 * 1024;
const macros = /vbaproject|macroenabled|activex/i;
/** Entities, UTF-16 and UTF-32 would hide words from the search, and no word processor uses them here. */
const obfuscated = /&|\0/;
/** A remote template is fetched on opening, with its macros. One on the writer's own disk is common and harmless. */
const template = /<[^>]*\/attachedTemplate\b[^>]*>/gi;
const remoteTarget =
  /\sTarget\s*=\s*["'](?:(?!file:)[a-z][a-z0-9+.-]+:|[\\/]{2}|file:\/\/(?!localhost\/|\/(?![\\/])))/i;

const openArchive = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Whether a file is a Word document without macros. Reads only its entries, their types and the template's address. */
export async function isWordArchive(file: string): Promise<boolean> {
  const archive = await openArchive(file, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!archive) return false;
  try {
    const entries = await listEntries(archive);
    const types = entries.get('[Content_Types].xml');
    if (!types || !entries.has('word/document.xml')) return false;
    const declared = await readEntry(archive, types);
    if (macros.test(declared) || obfuscated.test(declared)) return false;
    const settings = entries.get('word/_rels/settings.xml.rels');
    return !settings || !hasRemoteTemplate(await readEntry(archive, settings));
  } catch {
    return false;
  } finally {
    archive.close();
  }
}

function listEntries(archive: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let inflated = 0;
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: yauzl.Entry) => {
      inflated += entry.uncompressedSize;
      if (entries.size > maxEntries || inflated > maxInflated || macros.test(entry.fileName))
        return reject(new Error('not a plain document'));
      entries.set(entry.fileName, entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

function hasRemoteTemplate(relations: string): boolean {
  if (/\0|&#/.test(relations)) return true;
  return [...relations.matchAll(template)].some(([relation]) => remoteTarget.test(relation));
}

async function readEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  if (entry.uncompressedSize > maxPartSize) throw new Error('not a plain document');
  const openEntry = promisify(archive.openReadStream.bind(archive) as OpenEntry);
  return text(await openEntry(entry));
}

type OpenEntry = (
  entry: yauzl.Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;
