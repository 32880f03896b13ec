import type { ClaimForm } from '#app/words/pdf-fields.ts';
import { autoForm } from './forms/auto.ts';
import { healthForm } from './forms/health.ts';
import { lifeForm } from './forms/life.ts';
import { propertyForm } from './forms/property.ts';

export { sampleNotice } from './forms/common.ts';
export { guide } from './forms/guide.ts';

/** The claim forms that documents/ turns into PDF files. */
export const claimForms: readonly ClaimForm[] = [autoForm, propertyForm, healthForm, lifeForm];
