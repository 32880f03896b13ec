import type { JobOpening } from '#company/shape/types.ts';
import { jobDetail } from '#content/careers.ts';
import { language } from '#content/language.ts';

const dollars = new Intl.NumberFormat(language.locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export function formatPay({ from, to, per }: JobOpening['pay']): string {
  const amount = from === to ? dollars.format(from) : `${dollars.format(from)}–${dollars.format(to)}`;
  return `${amount} ${jobDetail.per[per]}`;
}
