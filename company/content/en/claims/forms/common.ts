import { date, type FormField, type FormSection, text } from '#company/shape/pdf-fields.ts';
import type { StateLaw } from '#company/shape/state.ts';
import { hotline } from '../../phrases/hotline.ts';
import { offices } from '../../phrases/offices.ts';
import { site } from '../../site.ts';

/** In the footer of every page while `site.license` is null. */
export const sampleNotice = site.license
  ? null
  : `Sample document. ${site.legalName} is fictional and sells nothing. Please don't enter real personal data.`;

/** Printed where the law of the state prescribes no words. */
const plainWarning = 'Insurance fraud is a crime. Sign only if every answer is true as far as you know.';

export const fraudWarnings = ({ claims: { fraudWarning } }: StateLaw) =>
  fraudWarning ?? { general: plainWarning, auto: plainWarning };

export const signatureFields: readonly FormField[] = [
  text('printedName', 'Printed name', 'The full name of the person who signs.', 'half'),
  date('signatureDate', 'Date', 'The day you sign, as month, day and year.', 'half'),
];

/** Contact details of the person who fills out the form. */
export function aboutYou(title: string, first: FormField): FormSection {
  return {
    title,
    fields: [
      first,
      text('fullName', 'Full name', 'First and last name, as on the policy or your ID.', 'half'),
      text('phone', 'Phone', 'The best number to reach you, with the area code.', 'half'),
      text('email', 'Email', 'Leave blank if you prefer mail.', 'half'),
      text('address', 'Mailing address', 'Street, apartment, city, state and ZIP code.'),
    ],
  };
}

const [mail] = site.offices;

/** Where to send a completed form. `hint` adds what is special about this form. */
export function sendTo(hint: string) {
  return {
    title: 'Where to send it',
    lines: [
      `By mail: ${site.legalName}, Claims, ${mail.street}, ${mail.city}, ${mail.state} ${mail.zip}`,
      `By email: ${site.email}, with your claim number in the subject line`,
      `In person: at ${offices.any} during office hours`,
      hint,
      `Stuck on a question? Call ${site.claimsHotline.shown}${hotline.atAnyHour}, and we'll fill it out with you.`,
    ],
  };
}
