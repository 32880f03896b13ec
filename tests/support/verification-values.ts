import { selectAsked, type VerificationField } from '#app/forms/verification/definition.ts';
import { positions } from '#company/policy.ts';
import { fields } from '#content/verification-fields.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { freshEmail } from './samples.ts';

/** What a visitor types into the verification form, by label. */
export const verificationValues = () =>
  keepAsked({
    'First name': 'Mary',
    'Last name': 'Jackson',
    Email: freshEmail(),
    Phone: '(212) 555-0123',
    'Phone carrier': 'AT&T',
    'Street address': '1 Harbor Street',
    City: 'New York',
    State: 'NY',
    'ZIP code': '10004',
    Position: positions[0],
    'Bank name': 'First <b>Harbor</b> Bank',
    'Credit score range': 'Good (700-749)',
    'Social Security number': '900-12-3456',
    'Confirm Social Security number': '900123456',
  });

/** Leaves out the labels of fields that the form does not ask for. */
export function keepAsked<Values extends Record<string, string>>(byLabel: Values): Values {
  const asked = selectAsked(Object.keys(fields) as VerificationField[], askedQuestions);
  const labels = asked.map((name) => fields[name].label);
  return Object.fromEntries(Object.entries(byLabel).filter(([label]) => labels.includes(label))) as Values;
}
