import { extensionOf, megabyte } from '#app/lib/submit/file-types.ts';

export const resumeExtensions = ['pdf', 'doc', 'docx'];
const maxResumeSize = 5 * megabyte;

/** Returns what is wrong with the resume at submit. */
export function checkResume(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return 'Resume is required';
  if (file.size > maxResumeSize) return 'Resume file must be 5MB or smaller';
  if (!resumeExtensions.includes(extensionOf(file))) return 'File must be a PDF or Word document';
  return undefined;
}

/** Returns what is wrong with a file that was just chosen. */
export function refuseResume(file: File): { title: string } | undefined {
  if (file.size === 0 || !resumeExtensions.includes(extensionOf(file)))
    return { title: 'Please upload a PDF or Word document' };
  if (file.size > maxResumeSize) return { title: 'File must be 5MB or smaller' };
  return undefined;
}
