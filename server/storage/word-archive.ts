import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** Far more than a real document has; a bomb of names is not read to its end. */
const mostEntries = 5000;
/** What all parts say they unpack to. A bomb says gigabytes. */
const mostUnpacked = 200 * 1024 * 1024;
const mostTypes = 1024 * 1024;
const macros = /vbaproject|macroenabled|activex/i;

const openArchive = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Whether a file is a Word document without macros. Only the list of its entries and of their types is read. */
export async function isWordArchive(file: string): Promise<boolean> {
  const archive = await openArchive(file, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!archive) return false;
  try {
    const entries = await listEntries(archive);
    const types = entries.get('[Content_Types].xml');
    if (!types || !entries.has('word/document.xml')) return false;
    if (types.uncompressedSize > mostTypes) return false;
    return !macros.test(await readEntry(archive, types));
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

async function readEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  const openEntry = promisify(archive.openReadStream.bind(archive) as OpenEntry);
  return text(await openEntry(entry));
}

type OpenEntry = (
  entry: yauzl.Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;
