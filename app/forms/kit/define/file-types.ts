const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

export const megabyte = 1024 * 1024;

/** Returns the extension in lower case without the dot, or an empty string. */
export function extensionOf({ name }: { name: string }): string {
  return /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Browsers on computers without Word report no type or zip for a .docx. The server checks the content. */
export function withTypeFromName(file: File): File {
  const type = types[extensionOf(file)];
  return type && file.type !== type
    ? new File([file], file.name, { type, lastModified: file.lastModified })
    : file;
}
