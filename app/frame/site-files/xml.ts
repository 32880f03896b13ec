const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** `<name>text</name>`, or an empty string without a text. */
export function element(name: string, text: string | undefined, attributes = ''): string {
  return text === undefined ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

export function xmlResponse(root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
