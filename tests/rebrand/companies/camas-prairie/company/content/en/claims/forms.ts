import type { ClaimForm, ClaimsGuide } from '#company/shape/pdf-fields.ts';

/** Nothing to download: claims are reported online or by phone. */
export const claimForms: readonly ClaimForm[] = [];
export const guide: ClaimsGuide | undefined = undefined;
export const sampleNotice = '';
