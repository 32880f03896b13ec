import { extensionOf, megabyte } from '#app/lib/submit/file-types.ts';

export const resumeExtensions = ['pdf', 'doc', 'docx'];
const largestResume = 5 * megabyte;

/** What is wrong with the chosen resume at submit; undefined where nothing is. */
export function checkResume(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return 'Resume is required';
  if (file.size > largestResume) return 'Resume file must be 5MB or smaller';
  if (!resumeExtensions.includes(extensionOf(file))) return 'File must be a PDF or Word document';
  return undefined;
}

/** What is wrong at the moment of choosing; such a file is not taken. */
export function refuseResume(file: File): string | undefined {
  if (file.size === 0 || !resumeExtensions.includes(extensionOf(file)))
    return 'Please upload a PDF or Word document';
  if (file.size > largestResume) return 'File must be 5MB or smaller';
  return undefined;
}
