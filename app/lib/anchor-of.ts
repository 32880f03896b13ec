/** Makes the id of a heading or a question: letters and digits in lower case, joined by hyphens. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
