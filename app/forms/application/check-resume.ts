import { applicationRules as rules } from '#content/rules.ts';
import { extensionOf, megabyte } from '../kit/define/file-types.ts';

export const resumeExtensions = ['pdf', 'doc', 'docx'];
const maxResumeSize = 5 * megabyte;

/** Returns what is wrong with the resume at submit. */
export function checkResume(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return rules.resume.missing;
  if (file.size > maxResumeSize) return rules.resume.tooLarge;
  if (!resumeExtensions.includes(extensionOf(file))) return rules.resume.wrongType;
  return undefined;
}

/** Returns what is wrong with a file that was just chosen. */
export function refuseResume(file: File): { title: string } | undefined {
  if (file.size === 0 || !resumeExtensions.includes(extensionOf(file)))
    return { title: rules.resumeChosen.wrongType };
  if (file.size > maxResumeSize) return { title: rules.resumeChosen.tooLarge };
  return undefined;
}
