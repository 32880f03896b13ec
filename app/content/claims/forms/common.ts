import { site } from '#app/site.ts';
import { hotline } from '#app/words/hotline-words.ts';
import { offices } from '#app/words/office-words.ts';
import { date, type FormField, type FormSection, text } from '#app/words/pdf-fields.ts';

/** In the footer of every page while `site.license` is null. */
export const sampleNotice = site.license
  ? null
  : `Sample document. ${site.legalName} is fictional and sells nothing. Please don't enter real personal data.`;

/** New York Regulation 95, 11 NYCRR 86.4(a): all claim forms except auto. Wording fixed by the regulation. */
export const generalFraudWarning =
  'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.';

/** New York Regulation 95, 11 NYCRR 86.4(b): auto claim forms. Wording fixed by the regulation. */
export const autoFraudWarning =
  'Any person who knowingly and with intent to defraud any insurance company or other person files an application for commercial insurance or a statement of claim for any commercial or personal insurance benefits containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, and any person who, in connection with such application or claim, knowingly makes or knowingly assists, abets, solicits or conspires with another to make a false report of the theft, destruction, damage or conversion of any motor vehicle to a law enforcement agency, the department of motor vehicles or an insurance company, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the value of the subject motor vehicle or stated claim for each violation.';

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
