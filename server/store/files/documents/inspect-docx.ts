import { DocumentRefused, refusals } from './document-refused.ts';
import { isXml, listParts, type WordPart } from './word-parts.ts';
import { createRelationshipInspector } from './word-relationships.ts';
import { createTextInspector } from './word-text.ts';
import { newXmlBudget, parseXmlPart, type XmlBudget, type XmlHandler } from './xml-part.ts';

const typesName = '[content_types].xml';
const mainName = 'word/document.xml';
const mainType = 'wordprocessingml.document.main+xml';
const settingsType = 'wordprocessingml.settings+xml';
const harmfulType =
  /vbaproject|vbadata|macroenabled|activex|oleobject|executable|msdownload|msdos|javascript/i;

/** Refuses a Word file with macros, embedded files or content from elsewhere. Reads all of its XML. */
export async function inspectDocx(bytes: Buffer): Promise<void> {
  try {
    await inspect(await listParts(bytes));
  } catch (error) {
    throw error instanceof DocumentRefused ? error : refusals.unreadableWord();
  }
}

async function inspect(parts: WordPart[]): Promise<void> {
  const types = parts.find(({ name }) => name === typesName);
  if (!types) throw refusals.unreadableWord();
  const budget = newXmlBudget();
  const declared = await readTypes(types, budget);
  const isWord = [...declared.values()].some((type) => type.endsWith(mainType));
  if (!isWord && !parts.some(({ name }) => name === mainName)) throw refusals.unreadableWord();
  for (const part of parts) {
    if (isXml(part)) await parseXmlPart(await part.open(), handlerFor(part, declared), budget);
    // Otherwise a document could hide its text in a picture.
    else if (declaredType(declared, part)?.endsWith('xml')) throw refusals.unreadableWord();
  }
}

function handlerFor({ name, extension }: WordPart, declared: Map<string, string>): XmlHandler {
  if (name === typesName) return {};
  if (extension !== 'rels') return createTextInspector();
  const owner = name.replace(/_rels\/([^/]*)\.rels$/, '$1');
  return createRelationshipInspector({
    isOfSettings: declared.get(`/${owner}`)?.endsWith(settingsType) ?? false,
  });
}

/** The content types by part name (`/word/document.xml`) and by extension (`png`), in small letters. */
async function readTypes(part: WordPart, budget: XmlBudget): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  const open: XmlHandler['open'] = (_, attribute) => {
    const type = attribute('contenttype')?.trim().toLowerCase() ?? '';
    if (harmfulType.test(type)) throw refusals.activeWord();
    const key = attribute('partname') ?? attribute('extension');
    if (key) types.set(decodeURIComponent(key).toLowerCase(), type);
  };
  await parseXmlPart(await part.open(), { open }, budget);
  return types;
}

function declaredType(types: Map<string, string>, { name, extension }: WordPart): string | undefined {
  const type = types.get(`/${name}`) ?? types.get(extension);
  // SVG is a picture.
  return type === 'image/svg+xml' ? undefined : type;
}
