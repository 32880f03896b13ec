import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { autoDeductible as english } from '../../en/calculators/auto-deductible.ts';

const { fields } = english;

export const autoDeductible = {
  ...english,
  title: '¿Vale la pena el deducible más alto?',
  answers: 'qué deducible de auto elegir',
  short: 'Deducible de auto',
  purpose:
    'Un deducible más alto baja su prima y sube lo que usted paga después de un choque. Vea cuántos años sin reclamaciones hacen falta para recuperar la diferencia.',
  fields: {
    lowerDeductible: {
      ...fields.lowerDeductible,
      label: 'Deducible más bajo',
      hint: 'A menudo, el que tiene hoy.',
    },
    higherDeductible: {
      ...fields.higherDeductible,
      label: 'Deducible más alto',
      hint: 'El que está considerando.',
    },
    premiumWithLower: {
      ...fields.premiumWithLower,
      label: 'Prima con el más bajo',
      hint: 'De toda la póliza, por doce meses. Si su factura es de seis meses, duplíquela.',
      after: 'al año',
    },
    premiumWithHigher: {
      ...fields.premiumWithHigher,
      label: 'Prima con el más alto',
      hint: 'El mismo auto, los mismos conductores, los mismos límites: solo cambia el deducible.',
      after: 'al año',
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Escriba los dos deducibles y las dos primas.',
    breaksEven: ({ years }: Figures) =>
      `Lo que ahorra en la prima paga el deducible más alto después de ${years} sin reclamaciones. Si espera pasar más tiempo que eso, sale ganando con el más alto.`,
    never: () =>
      'Aquí el deducible más alto no le ahorra nada, así que no se paga solo. Revise que las dos primas sean por la misma cobertura.',
    check: () =>
      'El deducible más alto debe ser el número mayor. Intercambie los dos o revise las cotizaciones.',
  },
  working: {
    higherDeductible: 'Deducible más alto',
    lowerDeductible: 'Menos el deducible más bajo',
    extra: 'Lo que pagaría de más tras una reclamación',
    premiumWithLower: 'Prima con el deducible más bajo',
    premiumWithHigher: 'Menos la prima con el más alto',
    saved: 'Ahorro de cada año',
    divide: 'El primer total dividido entre el segundo da los años.',
  },
  source: {
    ...english.source,
    text: 'Una simple división, sin cifras de otras fuentes. La respuesta vale lo que valgan sus dos cotizaciones: pida las dos el mismo día.',
  },
  limits: [
    'Cuenta una sola reclamación. Dos choques en un año son dos deducibles.',
    'Con un deducible más alto, tal vez no valga la pena presentar una reclamación por un daño pequeño. El cálculo no incluye ese costo.',
    'Un prestamista o una compañía de arrendamiento puede fijar un deducible máximo.',
    'Un deducible que no podría pagar mañana es demasiado alto, digan lo que digan los números.',
  ],
  quote: '¿Quiere sus dos precios, el mismo día?',
  next: {
    ...english.next,
    text: 'Cómo se aplica un deducible, y los casos en que la gente se equivoca.',
    label: 'Cómo leer un deducible',
  },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { years: string };
