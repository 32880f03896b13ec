import { formatDate } from '#app/lib/dates.ts';
import { type ClaimField, fields, hurtChoices, reviewWords } from '#content/claim-form.ts';
import type { ClaimValues } from './schema.ts';
import { claimSteps } from './steps.ts';
import { lossKindLabel } from './to-row.ts';

/** What was answered, in the order of the form and as a person reads it. The photos are shown, not listed. */
export function listAnswers(values: ClaimValues): { field: ClaimField; label: string; answer: string }[] {
  return claimSteps
    .flatMap((step) => step.fields)
    .filter((field) => field !== 'photos')
    .map((field) => ({
      field,
      label: fields[field].label,
      answer: answerTo(field, values) || reviewWords.nothing,
    }));
}

function answerTo(field: Exclude<ClaimField, 'photos'>, values: ClaimValues): string {
  const value = values[field];
  if (field === 'hurt') return hurtChoices.find((choice) => choice.value === value)?.label ?? '';
  if (field === 'kind') return lossKindLabel(value);
  return field === 'date' ? formatDate(value) : value;
}
