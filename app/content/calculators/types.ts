import type { Fact } from '../types.ts';

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
  /** The anchor on /resources/calculators. */
  slug: string;
  title: string;
  /** A short label for links to it. */
  short: string;
  purpose: string;
  source: { text: string; facts: ReadonlyArray<{ text: string; from: Fact }> };
  limits: readonly string[];
  next: { text: string; label: string; href: string };
};
