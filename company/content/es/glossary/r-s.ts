import type { GlossaryTerm } from '#company/shape/types.ts';

export const rToS: readonly GlossaryTerm[] = [
  {
    term: 'Depreciación recuperable',
    english: 'Recoverable depreciation',
    slug: 'recoverable-depreciation',
    meaning:
      'Dinero que se retiene al principio cuando la cobertura es por costo de reemplazo, y que se paga cuando usted reemplaza el artículo y muestra el recibo.',
    seeAlso: ['replacement-cost', 'depreciation'],
  },
  {
    term: 'Referido',
    english: 'Referral',
    slug: 'referral',
    meaning:
      'Una nota, o remisión, de su médico de atención primaria que le permite ver a un especialista con un plan HMO.',
    seeAlso: ['hmo', 'primary-care-doctor'],
  },
  {
    term: 'Restablecimiento',
    english: 'Reinstatement',
    slug: 'reinstatement',
    meaning:
      'Poner otra vez en vigor una póliza que caducó. Las pérdidas de ese intervalo por lo general quedan sin cubrir, y una aseguradora de vida puede volver a preguntarle por su salud.',
    seeAlso: ['lapse'],
  },
  {
    term: 'Renovación',
    english: 'Renewal',
    slug: 'renewal',
    meaning:
      'Un nuevo período de la póliza, muchas veces con un precio nuevo. Lea cada vez la página de declaraciones, porque los límites y los deducibles pueden cambiar.',
    seeAlso: ['non-renewal', 'declarations-page'],
  },
  {
    term: 'Reembolso de auto alquilado',
    english: 'Rental reimbursement',
    slug: 'rental-reimbursement',
    meaning:
      'Un agregado a una póliza de auto que paga un auto alquilado mientras el suyo está en el taller después de una pérdida cubierta, hasta un límite por día.',
    seeAlso: ['collision', 'comprehensive'],
  },
  {
    term: 'Costo de reemplazo',
    english: 'Replacement cost',
    slug: 'replacement-cost',
    meaning:
      'Lo que cuesta hoy comprar o construir lo mismo, nuevo, sin restar nada por la edad. La prima es más alta.',
    seeAlso: ['actual-cash-value', 'recoverable-depreciation'],
  },
  {
    term: 'Cláusula adicional',
    english: 'Rider',
    slug: 'rider',
    meaning:
      'Una página que se agrega a una póliza de vida o de salud y le da algo más, como una exención del pago de primas.',
    seeAlso: ['endorsement', 'waiver-of-premium'],
  },
  {
    term: 'Asistencia en carretera',
    english: 'Roadside assistance',
    slug: 'roadside-assistance',
    meaning:
      'Ayuda con una grúa, una batería descargada o una puerta que se cerró con las llaves adentro. Usarla no es presentar una reclamación por un choque.',
    seeAlso: ['rental-reimbursement'],
  },
  {
    term: 'Salvamento',
    english: 'Salvage',
    slug: 'salvage',
    meaning:
      'Lo que queda de un auto en pérdida total. Muchas veces usted puede quedarse con él; entonces su valor se resta del pago y el título lo dice.',
    seeAlso: ['total-loss'],
  },
  {
    term: 'Bienes detallados',
    english: 'Scheduled property',
    slug: 'scheduled-property',
    meaning:
      'Cosas que figuran una por una en una póliza, cada una con su valor: el anillo de compromiso, el violonchelo. Quedan fuera de los sublímites y, muchas veces, también del deducible.',
    seeAlso: ['sublimit', 'contents-coverage'],
  },
  {
    term: 'Liquidación de la reclamación',
    english: 'Settlement',
    slug: 'settlement',
    meaning:
      'El monto que se acuerda por una reclamación, y su pago. Cobrar un cheque por una parte de la reclamación no cierra por sí solo el resto; pregunte qué dice un documento antes de firmarlo.',
    seeAlso: ['claim', 'appraisal'],
  },
  {
    term: 'Reflujo del alcantarillado',
    english: 'Sewer backup',
    slug: 'sewer-backup',
    meaning:
      'Agua sucia que sube por un desagüe. Las pólizas de hogar muchas veces no cubren este daño si no lo agrega un endoso, y puede que el seguro contra inundaciones tampoco ayude.',
    seeAlso: ['flood-insurance', 'endorsement'],
  },
  {
    term: 'Período especial de inscripción',
    english: 'Special enrollment',
    slug: 'special-enrollment',
    meaning:
      'Un plazo, por lo general de 60 días, para elegir un plan de salud después de un evento calificador. Algunos plazos son más cortos, así que empiece en la primera semana.',
    seeAlso: ['qualifying-event', 'open-enrollment'],
  },
  {
    term: 'Límites divididos',
    english: 'Split limits',
    slug: 'split-limits',
    meaning:
      'Límites de responsabilidad civil escritos como dos o tres números, en miles. 25/50/10 significa $25,000 para una persona lesionada, $50,000 para todas ellas y $10,000 para la propiedad.',
    seeAlso: ['limit', 'bodily-injury-liability'],
  },
  {
    term: 'Sublímite',
    english: 'Sublimit',
    slug: 'sublimit',
    meaning:
      'Un límite más pequeño dentro de otro más grande. Una póliza con $60,000 para el contenido puede pagar solo $1,500 por joyas robadas.',
    seeAlso: ['limit', 'scheduled-property'],
  },
  {
    term: 'Subrogación',
    english: 'Subrogation',
    slug: 'subrogation',
    meaning:
      'Su aseguradora le paga a usted y después le cobra a la persona responsable. Si lo logra, es posible que usted recupere su deducible.',
    seeAlso: ['fault', 'deductible'],
  },
  {
    term: 'Valor de rescate',
    english: 'Surrender value',
    slug: 'surrender-value',
    meaning:
      'Lo que le pagarían por renunciar a una póliza de vida permanente. En los primeros años puede ser casi nada.',
    seeAlso: ['cash-value', 'whole-life'],
  },
];
