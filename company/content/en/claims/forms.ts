import type { ClaimForm, ClaimsGuide } from '#company/shape/pdf-fields.ts';
import { autoForm } from './forms/auto.ts';
import { claimsGuide } from './forms/guide.ts';
import { healthForm } from './forms/health.ts';
import { lifeForm } from './forms/life.ts';
import { propertyForm } from './forms/property.ts';

export { sampleNotice } from './forms/common.ts';

/** The forms that documents/ turns into PDF files, in the order of the claims page. May be empty. */
export const claimForms: readonly ClaimForm[] = [autoForm, propertyForm, healthForm, lifeForm];

/** The guide comes after the forms. Undefined if there is none. */
export const guide: ClaimsGuide | undefined = claimsGuide;
