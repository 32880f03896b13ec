import type { FieldWords } from '#company/shape/form-words.ts';

const licenseHint = 'JPEG, PNG or PDF, 10 MB at most.';

export const fields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email' },
  phone: { label: 'Phone', hint: 'Ten digits, with area code.' },
  phoneCarrier: {
    label: 'Phone carrier',
    why: 'It helps us find out why a text message did not reach you. Keep your account PIN, and codes on your phone, to yourself.',
  },
  streetAddress: { label: 'Street address', hint: 'With the apartment number.' },
  city: { label: 'City' },
  state: { label: 'State' },
  zipCode: { label: 'ZIP code' },
  position: { label: 'Position' },
  otherPosition: { label: 'Other position', optional: true, hint: 'The title on your offer letter.' },
  additionalInfo: {
    label: 'Additional information',
    optional: true,
    hint: 'A former name on your documents, for example. Nothing about your health.',
  },
  bankName: {
    label: 'Bank name',
    why: 'Payroll compares it with the deposit form you sign later. We do not ask here for an account number, a card or a login. You can choose to be paid by check instead.',
  },
  creditScore: {
    label: 'Credit score range',
    hint: 'Pick any range. Do not look yours up.',
  },
  socialSecurity: {
    label: 'Social Security number',
    hint: 'Nine digits. Hidden as you type; the button shows it. A screen reader can still read it aloud.',
    why: 'An employer reports wages and taxes under this number. We note who opens it, and when.',
  },
  confirmSocialSecurity: { label: 'Confirm Social Security number' },
  licenseFront: {
    label: "Driver's license, front",
    hint: licenseHint,
    why: 'To see that the person hired is the person who was interviewed. It does not count for Form I-9, the federal check of your right to work: there you choose which accepted documents to show.',
  },
  licenseBack: {
    label: "Driver's license, back",
    hint: licenseHint,
    why: 'The code on the back lets staff tell a genuine license from a copied front.',
  },
} satisfies Record<string, FieldWords>;

/** Why we ask for a credit score. `law` says what the law of the state forbids, if it does. */
export function writeCreditReason(law: string | null, isLicensed: boolean): string {
  if (isLicensed)
    return law
      ? `${law} Before you answer, ask us which exception your position falls under.`
      : 'Before you answer, ask us why your position needs it.';
  const demonstration = 'It is here only because the demonstration shows a complete form.';
  return law
    ? `${demonstration} ${law} Nearly every real employer there has to remove this question. Here it decides nothing.`
    : `${demonstration} Here it decides nothing.`;
}
