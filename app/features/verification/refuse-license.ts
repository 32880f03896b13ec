import { extensionOf, megabyte } from '#app/lib/submit/file-types.ts';

export const licenseExtensions = ['jpeg', 'jpg', 'png', 'pdf'];
const maxLicenseSize = 10 * megabyte;

/** Returns what is wrong with a file that was just chosen. */
export function refuseLicense(file: File): { title: string; text?: string } | undefined {
  if (file.size > maxLicenseSize)
    return { title: 'File too large', text: 'Please choose a file of 10MB or less' };
  if (file.size > 0 && licenseExtensions.includes(extensionOf(file))) return undefined;
  return { title: 'Invalid file type', text: 'Please upload a JPEG, PNG, or PDF file' };
}
