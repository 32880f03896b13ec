import type { Fact, Panel } from './types.ts';

/** A number that the visitor types. `initial` is an example, and the page says so. */
export type NumberField = {
  label: string;
  hint: string;
  before?: '$';
  after?: string;
  initial: number;
  min: number;
  max: number;
  step: number;
};

/** What every calculator has besides its own fields and results. */
export type CalculatorWords = {
  /** The page is /resources/calculators/{slug}. */
  slug: string;
  /** The slug of the service that its quote is for, and whose picture it shows. Without one, the quote is for any. */
  service?: string;
  panel: Panel;
  title: string;
  /** What it answers, in the description of all calculators: 'how much life insurance you need'. */
  answers: string;
  /** A short label for links to it. */
  short: string;
  /** At most 160 characters: it is also the description for search engines. */
  purpose: string;
  fields: Readonly<Record<string, NumberField>>;
  source: { text: string; facts: ReadonlyArray<{ text: string; from: Fact }> };
  limits: readonly string[];
  /** Above the button that asks for a quote. */
  quote: string;
  next: { text: string; label: string; href: string };
};
