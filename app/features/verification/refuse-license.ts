import { extensionOf, megabyte } from '#app/lib/submit/file-types.ts';

export const licenseExtensions = ['jpeg', 'jpg', 'png', 'pdf'];
const largestLicense = 10 * megabyte;

/** What is wrong with a chosen picture of a license; such a file is not taken. */
export function refuseLicense(file: File): { title: string; text?: string } | undefined {
  if (file.size > largestLicense)
    return { title: 'File too large', text: 'Please choose a file of 10MB or less' };
  if (file.size > 0 && licenseExtensions.includes(extensionOf(file))) return undefined;
  return { title: 'Invalid file type', text: 'Please upload a JPEG, PNG, or PDF file' };
}
