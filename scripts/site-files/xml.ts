const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** `<name>text</name>`, or nothing where there is nothing to say. */
export function element(name: string, text: string | undefined, attributes = ''): string {
  return text === undefined ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}
