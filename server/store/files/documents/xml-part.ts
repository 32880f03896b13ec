import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { refusals } from './document-refused.ts';

type ReadAttribute = (name: string) => string | undefined;

export type XmlHandler = {
  open?: (element: string, attribute: ReadAttribute, namespace: string) => void;
  text?: (text: string) => void;
  close?: (element: string) => void;
  end?: () => void;
};

const encodings = /^utf-?(?:8|16)$/i;
/** Deeper than nested tables get. */
const maxDepth = 1_000;

/** Elements and attributes that the parts of one document may still have. */
export type XmlBudget = { nodes: number };

/** A resume has some ten thousand, most of them in its styles. */
export const newXmlBudget = (): XmlBudget => ({ nodes: 500_000 });

/**
 * Parses one XML part. Element and attribute names arrive in small letters and without their namespace's prefix, because a
 * document chooses its prefixes. Refuses a document type: it can define entities that fetch or multiply.
 */
export async function parseXmlPart(
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  budget: XmlBudget,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  const spend = () => {
    budget.nodes -= 1;
    if (budget.nodes < 0) refuse();
  };
  parser.on('attribute', spend);
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !encodings.test(encoding)) refuse();
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    spend();
    depth += 1;
    if (depth > maxDepth) refuse();
    handler.open?.(local.toLowerCase(), attributeReader(Object.values(attributes)), uri);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    handler.close?.(local.toLowerCase());
  });

  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '').close();
  handler.end?.();
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Refuses two attributes that differ only in their namespace: which of them counts is up to the reader. */
function attributeReader(attributes: SaxesAttributeNS[]): ReadAttribute {
  if (attributes.length === 0) return () => undefined;
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { local, value } of attributes) {
    const name = local.toLowerCase();
    if (values.has(name)) repeated.add(name);
    values.set(name, value);
  }
  return (name) => (repeated.has(name) ? refuse() : values.get(name));
}

function refuse(): never {
  throw refusals.unreadableWord();
}
