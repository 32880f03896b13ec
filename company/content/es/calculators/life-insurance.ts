import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { lifeInsurance as english } from '../../en/calculators/life-insurance.ts';
import { rulesOfThumb } from '../facts.ts';

const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
const { fields } = english;

export const lifeInsurance = {
  ...english,
  title: '¿Cuánto seguro de vida necesita?',
  answers: 'cuánto seguro de vida necesita',
  short: 'Seguro de vida',
  purpose:
    'Para quien gana un sueldo del que depende alguien más. Verá una cifra baja y una alta, porque aquí una respuesta honesta es un rango.',
  fields: {
    yearlyIncome: {
      ...fields.yearlyIncome,
      label: 'Su ingreso anual',
      hint: 'Antes de impuestos. Quien atiende el hogar sin sueldo puede escribir lo que costaría pagarle a alguien por ese trabajo.',
    },
    debts: {
      ...fields.debts,
      label: 'Lo que debe',
      hint: 'Hipoteca, auto, préstamos estudiantiles, tarjetas: lo que falta por pagar hoy.',
    },
    goals: {
      ...fields.goals,
      label: 'Lo que quiere dejar pagado',
      hint: 'Un funeral, una carrera universitaria, un año libre para su pareja. Deje 0 si no hay nada en particular.',
    },
    savings: {
      ...fields.savings,
      label: 'Ahorros que su familia podría usar',
      hint: 'Dinero que la familia tendría a su alcance en pocos meses. Incluya las cuentas de jubilación solo si usted quisiera que se gastaran.',
    },
    existingInsurance: {
      ...fields.existingInsurance,
      label: 'Seguro de vida que ya tiene',
      hint: 'Otras pólizas, y el seguro de su trabajo, que por lo general termina con el empleo.',
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Escriba un ingreso, una deuda o una meta, y el rango aparecerá aquí.',
    range: ({ low, high }: Range) => `Entre ${low} y ${high} de cobertura nueva.`,
    single: ({ low }: Range) =>
      `Unos ${low} de cobertura nueva. Sin un ingreso que reemplazar, no hay rango.`,
    partly: ({ high }: Range) =>
      `Cualquier cantidad hasta ${high}. En el extremo bajo de la regla, usted ya tiene suficiente; en el alto, no.`,
    enough: () =>
      'Ninguna cobertura nueva, según esta regla. Sus ahorros y sus pólizas ya superan el extremo alto.',
  },
  working: {
    low: `Extremo bajo: ${from} años de ingresos`,
    high: `Extremo alto: ${to} años de ingresos`,
    income: (times: number) => `${times} × su ingreso anual`,
    debts: 'Más lo que debe',
    goals: 'Más lo que quiere dejar pagado',
    savings: 'Menos los ahorros',
    existingInsurance: 'Menos el seguro que ya tiene',
    leftOver: 'Más de lo que pide la regla, así que no se cuenta',
    total: 'Cobertura nueva',
  },
  source: {
    ...english.source,
    text: `Reemplazar de ${from} a ${to} veces su ingreso anual es una regla práctica común, y de ella partimos. Ninguna ley ni ningún estudio respalda esos números.`,
  },
  limits: [
    'Los precios subirán, y el dinero invertido puede crecer. El cálculo no considera ni lo uno ni lo otro.',
    'Sumar las deudas a un múltiplo del ingreso es la opción prudente: tal vez ese ingreso las habría pagado de todos modos.',
    'No se cuentan los beneficios del Seguro Social para sobrevivientes ni las pensiones. Para muchas familias, reducen lo que hace falta.',
    'No dice nada de lo que cuesta una póliza a su edad y con su salud, ni de si una aseguradora se la ofrecería.',
  ],
  quote: '¿Quiere un precio por una cantidad como esta?',
  next: {
    ...english.next,
    text: '¿No sabe si necesita un seguro de vida?',
    label: 'Para qué sirve el seguro de vida',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Range = { low: string; high: string };
