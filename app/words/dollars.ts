import { language } from '#content/language.ts';

export function dollars(amount: number): string {
  return `$${amount.toLocaleString(language.locale)}`;
}
