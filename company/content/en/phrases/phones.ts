import type { PhoneNumber } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { hotline } from './hotline.ts';

type Phones = { telephone: PhoneNumber; claimsHotline: PhoneNumber };

/**
 * A company may have one number for questions and claims. Where a page would show both numbers side by side, it then shows
 * the one once, with a label for both.
 */
export function phoneWords(company: Phones, claims: { short: string; label: string }) {
  const isOnePhone = company.telephone.href === company.claimsHotline.href;
  return {
    isOnePhone,
    /** Before the claims number, on a narrow line and elsewhere. */
    claims: isOnePhone ? { short: 'Call us', label: 'Questions and claims' } : claims,
    /** Before the number for questions. */
    telephone: isOnePhone ? 'Phone, for questions and claims' : 'Phone',
  };
}

export const phones = phoneWords(site, hotline);
