import type { Fact } from '#company/shape/types.ts';
import { facts as english } from '../en/facts.ts';

export { rulesOfThumb } from '../en/facts.ts';

/** The words of each figure. Sources and days are those of the English fact. */
export const facts: Record<keyof typeof english, Fact> = {
  hsaContribution2026: {
    ...english.hsaContribution2026,
    value: '$4,400 para una persona y $8,750 para una familia',
  },
  hsaDeductible2026: {
    ...english.hsaDeductible2026,
    value: 'al menos $1,700 para una persona y $3,400 para una familia',
  },
  hsaOutOfPocket2026: {
    ...english.hsaOutOfPocket2026,
    value: 'no más de $8,500 para una persona y $17,000 para una familia',
  },
  hsaContribution2027: {
    ...english.hsaContribution2027,
    value: '$4,500 para una persona y $9,000 para una familia',
  },
  hsaDeductible2027: {
    ...english.hsaDeductible2027,
    value: 'al menos $1,750 para una persona y $3,500 para una familia',
  },
  hsaOutOfPocket2027: {
    ...english.hsaOutOfPocket2027,
    value: 'no más de $8,700 para una persona y $17,400 para una familia',
  },
  hsaCatchUp: { ...english.hsaCatchUp, value: '$1,000 más a partir de los 55 años' },

  hsaOtherPlans: {
    ...english.hsaOtherPlans,
    value:
      'los planes de nivel bronce y los catastróficos que usted compra por su cuenta califican aunque no cumplan con esas cifras',
  },

  hsaLastYear: {
    ...english.hsaLastYear,
    value: 'hasta la fecha límite de los impuestos federales, en abril',
  },

  openEnrollmentEnds: {
    ...english.openEnrollmentEnds,
    value:
      'La inscripción para 2027 comienza a más tardar el 1 de noviembre y debe terminar a más tardar el 31 de diciembre de 2026, antes que en los años anteriores.',
  },
  premiumTaxCredit: {
    ...english.premiumTaxCredit,
    value:
      'Según sus ingresos, un crédito fiscal puede bajar la prima, pero solo en un plan del mercado oficial de seguros',
  },
  costSharing: {
    ...english.costSharing,
    value:
      'Con ingresos más bajos, un plan de nivel plata del mercado oficial también puede tener un deducible y copagos más bajos.',
  },
  jobPlanEnrollment: {
    ...english.jobPlanEnrollment,
    value: 'al menos 30 días, o 60 después de perder Medicaid o CHIP',
  },

  floodWait: {
    ...english.floodWait,
    value: '30 días después de la compra, o de inmediato si la compra es para el cierre de una hipoteca',
  },
  floodProofOfLoss: {
    ...english.floodProofOfLoss,
    value: 'dentro de los 60 días posteriores a la inundación, a menos que FEMA extienda el plazo',
  },
  floodIsSeparate: {
    ...english.floodIsSeparate,
    value: 'la mayoría de las pólizas de hogar y de inquilino no cubren los daños por inundación',
  },
};
