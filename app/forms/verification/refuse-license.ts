import { verificationRules as rules } from '#content/rules.ts';
import { extensionOf, megabyte } from '../kit/define/file-types.ts';
import type { Complaint } from '../kit/send/refusal.ts';

export const licenseExtensions = ['jpeg', 'jpg', 'png', 'pdf'];
const maxLicenseSize = 10 * megabyte;

/** Returns what is wrong with a file that was just chosen. */
export function refuseLicense(file: File): Complaint | undefined {
  if (file.size > maxLicenseSize) return rules.license.tooLarge;
  if (file.size > 0 && licenseExtensions.includes(extensionOf(file))) return undefined;
  return rules.license.wrongType;
}
