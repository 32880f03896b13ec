import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const dToE = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Beneficio por fallecimiento',
    english: 'Death benefit',
    slug: 'death-benefit',
    meaning:
      'La cantidad que paga una póliza de vida cuando muere la persona asegurada. También se llama valor nominal.',
    seeAlso: ['beneficiary', 'term-life'],
  },
  {
    term: 'Página de declaraciones',
    english: 'Declarations page',
    slug: 'declarations-page',
    meaning:
      'Las primeras páginas de una póliza, con su nombre, dirección, límites, deducibles, fechas y precio. Si solo va a leer una cosa, lea esto.',
    seeAlso: ['policy', 'endorsement', 'limit'],
  },
  {
    term: 'Deducible',
    english: 'Deductible',
    slug: 'deductible',
    meaning:
      'La parte de una pérdida que paga usted. Con un deducible de $500, por una reparación de $2,300 recibe $1,800.',
    seeAlso: ['premium', 'hurricane-deductible', 'out-of-pocket-maximum'],
  },
  {
    term: 'Denegación',
    english: 'Denial',
    slug: 'denial',
    meaning:
      'Una respuesta por escrito de que una reclamación, o parte de ella, no se pagará, con el motivo y las palabras de la póliza en que se basa. Usted puede pedir que se revise otra vez y presentar una queja ante el estado.',
    seeAlso: ['exclusion'],
  },
  {
    term: 'Dependiente',
    english: 'Dependent',
    slug: 'dependent',
    meaning:
      'Alguien que puede estar en su plan de salud o que depende de sus ingresos, por lo general su cónyuge o un hijo.',
    seeAlso: ['group-insurance', 'qualifying-event'],
  },
  {
    term: 'Depreciación',
    english: 'Depreciation',
    slug: 'depreciation',
    meaning:
      'El valor que se pierde por la edad y el uso. Una computadora portátil que costó $1,200 hace cuatro años puede haber perdido la mayor parte de su valor.',
    seeAlso: ['actual-cash-value', 'recoverable-depreciation'],
  },
  {
    term: 'Seguro de incapacidad',
    english: 'Disability insurance',
    slug: 'disability-insurance',
    meaning:
      'Seguro que reemplaza parte de su sueldo cuando una enfermedad o una lesión le impide trabajar. No es un seguro de salud, y no paga a los médicos.',
    seeAlso: ['group-insurance', 'waiting-period'],
  },
  {
    term: 'Límite de la vivienda',
    english: 'Dwelling limit',
    slug: 'dwelling-limit',
    meaning:
      'Lo máximo que paga una póliza de hogar por reconstruir la casa misma. Debe ir de acuerdo con lo que cuesta construir en su terreno, no con el precio que pagaría el mercado.',
    seeAlso: ['ho-3', 'replacement-cost'],
  },
  {
    term: 'Seguro contra terremotos',
    english: 'Earthquake insurance',
    slug: 'earthquake-insurance',
    meaning: `Una póliza aparte, o un endoso, para los daños por terremoto. Una póliza de hogar estándar no los incluye, ni en ${name} ni en otros lugares.`,
    seeAlso: ['exclusion', 'flood-insurance'],
  },
  {
    term: 'Fecha de vigencia',
    english: 'Effective date',
    slug: 'effective-date',
    meaning:
      'El día y la hora en que empieza su cobertura, por lo general a las 12:01\u00a0a.\u00a0m. Una pérdida de la noche anterior no está cubierta.',
    seeAlso: ['binder', 'waiting-period'],
  },
  {
    term: 'Endoso',
    english: 'Endorsement',
    slug: 'endorsement',
    meaning:
      'Una página que cambia la póliza: agrega una cobertura, quita otra, sube un límite. En una póliza de vida o de salud suele llamarse cláusula adicional.',
    seeAlso: ['rider', 'policy'],
  },
  {
    term: 'Evidencia de asegurabilidad',
    english: 'Evidence of insurability',
    slug: 'evidence-of-insurability',
    meaning:
      'Una prueba de su estado de salud, como un cuestionario o un examen, que una aseguradora puede pedir antes de venderle un seguro de vida o de incapacidad.',
    seeAlso: ['underwriting', 'guaranteed-issue'],
  },
  {
    term: 'Exclusión',
    english: 'Exclusion',
    slug: 'exclusion',
    meaning: 'Algo que la póliza dice que no pagará. Lea primero las exclusiones.',
    seeAlso: ['peril', 'endorsement'],
  },
  {
    term: 'Explicación de beneficios',
    english: 'Explanation of benefits',
    slug: 'explanation-of-benefits',
    meaning:
      'Una carta de su plan de salud que muestra lo que se facturó, lo que el plan permitió, lo que pagó y lo que le toca pagar a usted. Parece una factura y no lo es.',
    seeAlso: ['allowed-amount', 'coinsurance'],
  },
];
