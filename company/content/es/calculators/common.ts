import { calculatorsPath } from '../../en/calculators/common.ts';

export { calculatorsPath };

/** The words around every calculator. */
export const common = {
  example: 'Las casillas empiezan con cifras de ejemplo. Escriba las suyas encima.',
  answer: 'Respuesta',
  working: 'Las cuentas',
  source: 'De dónde viene la regla',
  checked: 'Consultado el',
  limits: 'Lo que no toma en cuenta',
  reset: 'Volver al ejemplo',
  /** Instead of an answer. */
  incomplete: 'Revise las casillas: falta un número, o uno no sirve.',
  /** At a box. */
  wrong: {
    empty: (min: string) => `Escriba un número. Si no hay nada que contar, escriba ${min}.`,
    notANumber: (example: string) => `Escriba un número con dígitos, como ${example}.`,
    tooLow: (min: string) => `Escriba ${min} o más.`,
    tooHigh: (max: string) => `Escriba ${max} o menos.`,
  },
  /** `shown` is the number as it is written, with a tenth where there is one. */
  years: (years: number, shown: string) => (years === 1 ? `${shown} año` : `${shown} años`),
  quote: 'Pida una cotización',
  all: { label: 'Todas las calculadoras', href: calculatorsPath },
  noScript: 'Esta calculadora necesita JavaScript. Llame o escriba, y haremos las cuentas con usted.',
  notAdvice: 'Una estimación para orientarse. No es un consejo ni una oferta ni una cotización.',
};
