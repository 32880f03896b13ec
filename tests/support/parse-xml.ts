import { SaxesParser } from 'saxes';

export type XmlElement = { name: string; attributes: Record<string, string>; text: string };

/** Lists the elements of a document in closing order. Throws if the XML is not well-formed. */
export function parseXml(xml: string): XmlElement[] {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  const closed: XmlElement[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    open.push({ name, attributes: Object.fromEntries(values), text: '' });
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) closed.push(element);
  });
  parser.write(xml).close();
  return closed;
}

export function textsOf(elements: XmlElement[], name: string): string[] {
  return elements.filter((element) => element.name === name).map(({ text }) => text);
}
