const maxNameLength = 80;

/** Object keys allow only ASCII: accents and other characters are removed. A name that ends up empty becomes "applicant". */
export function resumePath(digits: string, fullName: string, extension: string): string {
  const name = fullName
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxNameLength)
    .replace(/-$/, '');
  return `applicants/${digits}-${name || 'applicant'}.${extension}`;
}
