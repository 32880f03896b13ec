import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import type { Fact } from '#company/shape/types.ts';
import { healthPlan as english } from '../../en/calculators/health-plan.ts';
import { facts } from '../facts.ts';
import { capitalize } from '../phrases/numbers.ts';

const { choices, fields, planFields } = english;

export const healthPlan = {
  ...english,
  title: '¿Qué plan de salud cuesta menos en un año?',
  answers: 'qué plan de salud cuesta menos',
  short: 'Planes de salud y HSA',
  purpose:
    'El plan con la prima más baja puede salir más caro. Escriba los datos de los dos planes y lo que espera gastar en atención, y vea lo que cuesta todo el año.',
  choices: {
    year: { ...choices.year, label: 'Año del plan' },
    coverage: {
      ...choices.coverage,
      label: 'A quién cubre',
      options: { self: 'Solo a mí', family: 'A mi familia' },
    },
    catchUp: {
      ...choices.catchUp,
      label: 'Tengo 55 años o más',
      hint: 'Su límite para la HSA es más alto.',
    },
  },
  fields: {
    expectedCosts: {
      ...fields.expectedCosts,
      label: 'Atención que espera',
      hint: 'Lo que costarían los médicos, las pruebas y los medicamentos recetados antes de que el plan pague. Los estados de cuenta del año pasado lo muestran como “allowed amount” (cantidad permitida).',
      after: 'al año',
    },
    taxRate: {
      ...fields.taxRate,
      label: 'Su tasa de impuestos',
      hint: 'La tasa sobre el último dólar de su sueldo: la federal más la del estado y la de la ciudad. Revise su última declaración o pregunte en el departamento de nómina.',
    },
    ownContribution: {
      ...fields.ownContribution,
      label: 'Su propio dinero en la HSA',
      hint: 'Lo que usted pondría en la cuenta de ahorros para la salud (HSA).',
      after: 'al año',
    },
    employerContribution: {
      ...fields.employerContribution,
      label: 'El dinero de su empleador en la HSA',
      hint: 'Cuenta para el mismo límite anual. Escriba 0 si no hay.',
      after: 'al año',
    },
  } satisfies Record<string, NumberField>,
  plans: { first: 'Plan 1, sin HSA', second: 'Plan 2, con HSA' },
  planFields: {
    monthlyPremium: {
      ...planFields.monthlyPremium,
      label: 'Prima',
      hint: 'La parte que paga usted, después de lo que aporte su empleador o un subsidio.',
      after: 'al mes',
    },
    deductible: {
      ...planFields.deductible,
      label: 'Deducible',
      hint: 'Lo que usted paga primero.',
      after: 'al año',
    },
    coinsurance: {
      ...planFields.coinsurance,
      label: 'Su parte después del deducible',
      hint: 'Si el plan paga el 80%, escriba 20.',
    },
    outOfPocketMax: {
      ...planFields.outOfPocketMax,
      label: 'Máximo de gastos de bolsillo',
      hint: 'Lo máximo que paga usted por la atención cubierta. Escriba 0 si no lo encuentra, y no se aplicará ningún máximo.',
      after: 'al año',
    },
  } satisfies Record<string, Omit<NumberField, 'initial'> & { initial: { first: number; second: number } }>,
  answer: {
    empty: () =>
      'Escriba las primas y lo que espera gastar en atención, y los dos años aparecerán lado a lado.',
    first: ({ difference }: Figures) => `El Plan 1 le costaría ${difference} menos en el año.`,
    second: ({ difference }: Figures) => `El Plan 2 le costaría ${difference} menos en el año.`,
    same: () => 'Los dos planes le costarían lo mismo, hasta el último dólar. Elija por los médicos.',
  },
  notes: {
    contributionCut: (limit: string) =>
      `Puede poner ${limit} en una HSA para este año, incluida la parte de su empleador. El cálculo no pasa de ahí.`,
    deductibleTooLow: (least: string) =>
      `Para este año, un plan con HSA normalmente tiene un deducible de al menos ${least}. Si no es un plan de nivel bronce o catastrófico, pregunte si el Plan 2 de verdad permite una HSA.`,
    outOfPocketTooHigh: (most: string) =>
      `Para este año, un plan con HSA normalmente limita sus gastos a ${most} o menos. Los planes de nivel bronce y los catastróficos que usted compra por su cuenta califican de todos modos: pregunte antes de abrir una cuenta.`,
  },
  working: {
    premiums: 'Primas, doce meses',
    deductible: 'Atención que usted paga como deducible',
    coinsurance: 'Su parte del resto',
    cap: 'Menos lo que pasa del máximo de gastos de bolsillo',
    employer: 'Menos el dinero de su empleador en la HSA',
    tax: (rate: number) => `Menos los impuestos que ahorra por su dinero en la HSA, al ${rate}%`,
    total: 'Total del año',
  },
  source: {
    text: 'El Servicio de Impuestos Internos (IRS) fija cada año los límites de la HSA. Todo lo demás es aritmética con los números que usted escribió.',
    facts: [
      limitsOf(2026, facts.hsaContribution2026, facts.hsaDeductible2026, facts.hsaOutOfPocket2026),
      limitsOf(2027, facts.hsaContribution2027, facts.hsaDeductible2027, facts.hsaOutOfPocket2027),
      { text: `En cualquiera de los dos años, aporte ${facts.hsaCatchUp.value}.`, from: facts.hsaCatchUp },
      { text: `${capitalize(facts.hsaOtherPlans.value)}.`, from: facts.hsaOtherPlans },
    ],
  },
  limits: [
    'No se incluyen los copagos. Si un plan cobra $30 fijos por visita, súmelos a la atención que espera.',
    'La atención fuera de la red puede costar más, y tal vez no cuente para el máximo.',
    'Un plan familiar puede tener un deducible para cada persona. El cálculo usa uno solo para toda la familia.',
    'Su propio dinero en la HSA no se cuenta como un costo: lo que no gasta sigue siendo suyo. Solo se cuenta el impuesto que ahorra.',
    'Los aportes por nómina también pueden ahorrar los impuestos del Seguro Social y de Medicare. Eso no se incluye.',
    'Nadie conoce el año que viene. Haga las cuentas una vez para un año de buena salud y otra para uno malo.',
  ],
  quote: '¿Quiere ver los planes entre los que puede elegir?',
  next: {
    ...english.next,
    text: 'Más sobre cómo elegir durante el plazo de inscripción.',
    label: 'La inscripción abierta, paso a paso',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { difference: string };

/** One source gives all three limits of a year. */
function limitsOf(year: number, contribution: Fact, deductible: Fact, outOfPocket: Fact) {
  return {
    text: `Para ${year}, aporte hasta ${contribution.value}. Un plan normalmente necesita un deducible de ${deductible.value}, y un máximo de gastos de bolsillo de ${outOfPocket.value}.`,
    from: contribution,
  };
}
