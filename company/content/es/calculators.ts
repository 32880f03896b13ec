import type { CalculatorWords } from '#company/shape/calculator.ts';
import { autoDeductible } from './calculators/auto-deductible.ts';
import { calculatorsPath as path } from './calculators/common.ts';
import { healthPlan } from './calculators/health-plan.ts';
import { homeContents } from './calculators/home-contents.ts';
import { lifeInsurance } from './calculators/life-insurance.ts';
import { capitalize, counted, listInWords } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';

export { linkToCalculator } from '../en/calculators.ts';

/** In the order of the overview. May be empty: then no page and no menu speaks of calculators. */
export const calculators: readonly CalculatorWords[] = [
  lifeInsurance,
  homeContents,
  healthPlan,
  autoDeductible,
];

const isOne = calculators.length === 1;
/** As many as a search engine shows. */
const asked = listInWords(calculators.slice(0, 4).map(({ answers }) => answers));

export const meta = {
  title: `Calculadoras de seguros con las cuentas a la vista | ${site.name}`,
  description: `${capitalize(asked)}. Se ve cada línea.`,
};

export const intro = {
  title: 'Calculadoras',
  text: [
    `${capitalize(counted(calculators.length, 'cálculo', 'cálculos'))} que hacemos con los clientes en ${offices.ours}, ${
      isOne
        ? 'explicado para que usted lo haga en la mesa de su cocina.'
        : 'explicados para que usted los haga en la mesa de su cocina.'
    }`,
    `${isOne ? 'Muestra' : 'Cada uno muestra'} todas las líneas que suma, de dónde viene su regla y qué no puede saber. Sus números se quedan en este navegador: no se envía nada, y nada queda guardado cuando cierra la página.`,
  ],
  path,
  open: 'Abrir la calculadora',
};
