import type { CalculatorWords } from './calculator.ts';
import { serviceChoices } from './service-questions.computed.ts';

/** The service that the quote of a calculator is for. Undefined if the company does not offer it. */
export function quotedService({ service }: Pick<CalculatorWords, 'service'>): string | undefined {
  return serviceChoices.find(({ value }) => value === service)?.value;
}
