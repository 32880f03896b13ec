import { formatDate } from '#app/catalog/dates.ts';
import type { Choice } from '#company/shape/question.ts';
import {
  type ClaimField,
  hurtChoices,
  lossChoices,
  reachTimeChoices,
  reachWayChoices,
  reviewWords,
} from '#content/claim-form.ts';
import { notAsked } from '#domain/claims.ts';
import { claimForm } from './definition.ts';
import type { ClaimValues } from './schema.ts';
import { wordsOfKind } from './words-of-kind.ts';

const choicesOf: Partial<Record<ClaimField, readonly Choice[]>> = {
  hurt: hurtChoices,
  kind: lossChoices,
  reachWay: reachWayChoices,
  reachTime: reachTimeChoices,
};

/** The answers for the review, in the order of the form and as a person reads them. Photos are not among them: the review shows them. */
export function reviewAnswers(values: ClaimValues): { field: ClaimField; label: string; answer: string }[] {
  const words = wordsOfKind(values.kind);
  return claimForm.drafted
    .filter((field) => values[field] !== notAsked)
    .map((field) => ({
      field,
      label: words[field].label,
      answer: answerTo(field, values) || reviewWords.nothing,
    }));
}

function answerTo(field: Exclude<ClaimField, 'photos'>, values: ClaimValues): string {
  const value = values[field];
  const choices = choicesOf[field];
  if (choices) return choiceLabel(choices, value);
  return field === 'date' ? formatDate(value) : value;
}

export function choiceLabel(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
