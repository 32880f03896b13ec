import type { FieldWords } from '#company/shape/form-words.ts';
import { type ClaimField, fields, fieldsOfKind } from '#content/claim-form.ts';
import type { LossKind } from '#domain/claim-answers.ts';

/** How each question reads for a kind of loss. */
export const wordsOfKind = (kind: string): Record<ClaimField, FieldWords> => ({
  ...fields,
  ...fieldsOfKind[kind as LossKind],
});
