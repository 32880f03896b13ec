import { labelOf } from '#app/catalog/label-of.ts';
import { optionLabels, review } from '#content/verification.ts';
import { usStates } from '#domain/us-states.ts';
import { digitsOf } from '../kit/define/field-rules.ts';
import { sanitize } from '../kit/define/sanitize.ts';
import type { VerificationField } from './definition.ts';
import { refuseLicense } from './refuse-license.ts';
import type { VerificationValues } from './schema.ts';

const withLabels: readonly VerificationField[] = ['phoneCarrier', 'position', 'creditScore'];

export type Answer = { text: string; spoken?: string };

/** An answer as it will be stored, in words for the review. Of a Social Security number, only the last four digits. */
export function describeAnswer(
  name: VerificationField,
  values: Partial<VerificationValues>,
): Answer | undefined {
  const value = values[name];
  if (value instanceof File) return refuseLicense(value) ? undefined : { text: value.name };
  if (!value) return undefined;
  if (name === 'socialSecurity') return maskNumber(digitsOf(value));
  const text = sanitize(value);
  if (name === 'state') return { text: usStates.find((state) => state.value === text)?.label ?? text };
  if (!text) return undefined;
  return { text: withLabels.includes(name) ? labelOf(optionLabels, text) : text };
}

function maskNumber(digits: string): Answer | undefined {
  if (digits.length !== 9) return undefined;
  const lastFour = digits.slice(-4);
  return { text: `•••-••-${lastFour}`, spoken: review.endsIn([...lastFour].join(' ')) };
}
