import { language } from '../language.ts';

export function dollars(amount: number): string {
  return `$${amount.toLocaleString(language.locale)}`;
}

/** The amounts of a text in short, for a table: '$25,000 / $50,000'. A line can break after the slash alone. */
export const amountsIn = (text: string) => text.match(/\$[\d,]*\d/g)?.join('\u00a0/ ') ?? text;
