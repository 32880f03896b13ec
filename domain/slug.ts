/** 'Dock Street' → 'dock-street', for names of files and keys. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of a heading: 'What it doesn’t cover' → 'what-it-doesnt-cover'. */
export function anchorOf(heading: string): string {
  return slugOf(heading.replaceAll(/['’]/g, ''));
}
