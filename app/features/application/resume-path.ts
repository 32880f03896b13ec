const longestName = 80;

/**
 * applicants/{timestamp}-{name}.{extension}, the name in lower case with hyphens for spaces. Letters that an object key
 * cannot hold lose their accents or go; a name of which nothing is left is "applicant".
 */
export function resumePath(timestamp: number, fullName: string, extension: string): string {
  const name = fullName
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestName)
    .replace(/-$/, '');
  return `applicants/${timestamp}-${name || 'applicant'}.${extension}`;
}
