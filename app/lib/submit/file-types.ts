const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

export const megabyte = 1024 * 1024;

/** Without the dot, in lower case; empty where there is none. */
export function extensionOf({ name }: { name: string }): string {
  return /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Computers without Word do not know what a .docx is and say nothing, or say zip. The name decides; the server looks inside. */
export function withDeclaredType(file: File): File {
  const type = types[extensionOf(file)];
  return type && file.type !== type
    ? new File([file], file.name, { type, lastModified: file.lastModified })
    : file;
}
