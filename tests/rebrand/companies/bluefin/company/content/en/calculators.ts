import type { CalculatorWords } from '#company/shape/calculator.ts';
import { calculatorsPath as path } from './calculators/common.ts';

/** No calculators. */
export const calculators: readonly CalculatorWords[] = [];
export const linkToCalculator = ({ slug }: Pick<CalculatorWords, 'slug'>) => `${path}/${slug}`;

export const meta = { title: '', description: '' };
export const intro = { title: 'Calculators', text: [''], path, open: '' };
