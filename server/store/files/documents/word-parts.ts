import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { refusals } from './document-refused.ts';

export type WordPart = { name: string; extension: string; open: () => Promise<AsyncIterable<Buffer>> };

/** Far more than a document has. */
const maxParts = 2_000;
/** The sum of the declared sizes, which yauzl enforces. A zip bomb declares gigabytes. */
const maxInflated = 200 * 1024 * 1024;
const maxXmlInflated = 64 * 1024 * 1024;
const xmlExtensions = new Set(['rels', 'vml', 'xml']);
/** Text, pictures, fonts and signatures. Everything else could be a program, a sound or a document of its own. */
const pictures = 'bmp dib emf emz gif heic jfif jpe jpeg jpg pct pict png svg tif tiff wdp webp wmf wmz';
const fonts = 'fntdata odttf otf ttf';
const extensions = new Set([...xmlExtensions, ...pictures.split(' '), ...fonts.split(' '), 'sigs']);
/** Replaces the name that other readers see. */
const unicodePathField = 0x7075;

const openArchive = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

export const isXml = ({ extension }: WordPart) => xmlExtensions.has(extension);

/** Lists the parts of a document. Their names are unique, in small letters, with slashes. */
export async function listParts(bytes: Buffer): Promise<WordPart[]> {
  const archive = await openArchive(bytes, { lazyEntries: true, autoClose: false });
  const readHeader = promisify(archive.readLocalFileHeader.bind(archive) as ReadHeader);
  const parts = new Map<string, WordPart>();
  let [inflated, xmlInflated] = [0, 0];
  for (const entry of await listEntries(archive)) {
    const name = nameOf(entry.fileName);
    const { fileName } = await readHeader(entry);
    const isAmbiguous = parts.has(name) || !entry.fileNameRaw.equals(fileName) || hasUnicodePath(entry);
    if (isAmbiguous || entry.isEncrypted()) throw refusals.unreadableWord();
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (!extensions.has(extension) && !name.endsWith('/')) throw refusals.activeWord();
    inflated += entry.uncompressedSize;
    if (xmlExtensions.has(extension)) xmlInflated += entry.uncompressedSize;
    if (inflated > maxInflated || xmlInflated > maxXmlInflated) throw refusals.unreadableWord();
    parts.set(name, { name, extension, open: () => openEntry(archive, entry) });
  }
  return [...parts.values()];
}

function listEntries(archive: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      if (entries.length > maxParts) return reject(refusals.unreadableWord());
      archive.readEntry();
    });
    archive.readEntry();
  });
}

/** Word decodes `%5F` in the name of a part. yauzl turns a backslash into a slash. */
function nameOf(fileName: string): string {
  return decodeURIComponent(fileName).toLowerCase();
}

function hasUnicodePath(entry: yauzl.Entry): boolean {
  return entry.extraFields.some(({ id }) => id === unicodePathField);
}

async function openEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<AsyncIterable<Buffer>> {
  return promisify(archive.openReadStream.bind(archive) as OpenEntry)(entry);
}

type Done<Result> = (error: Error | null, result: Result) => void;
type OpenEntry = (entry: yauzl.Entry, done: Done<AsyncIterable<Buffer>>) => void;
type ReadHeader = (entry: yauzl.Entry, done: Done<{ fileName: Buffer }>) => void;
