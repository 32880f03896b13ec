import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const iToM = ({ name, condo, health }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Principio de indemnización',
    english: 'Indemnity',
    slug: 'indemnity',
    meaning:
      'La idea detrás de la mayoría de los seguros: que usted vuelva a estar como antes de la pérdida, y no mejor.',
    seeAlso: ['actual-cash-value', 'replacement-cost'],
  },
  {
    term: 'Examen médico independiente',
    english: 'Independent medical exam',
    slug: 'independent-medical-exam',
    meaning:
      'Una visita a un médico elegido por la aseguradora, para confirmar una lesión o su tratamiento. Si usted falta, se pueden detener los pagos.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Interés asegurable',
    english: 'Insurable interest',
    slug: 'insurable-interest',
    meaning:
      'Un interés verdadero en lo que se asegura. Usted puede asegurar su propio auto o la vida de su pareja, no la de un desconocido.',
    seeAlso: ['policyholder'],
  },
  {
    term: 'Asegurado',
    english: 'Insured',
    slug: 'insured',
    meaning:
      'Toda persona a la que protege una póliza: la que está nombrada en ella y, muchas veces, quienes viven en el mismo hogar, sin que se les nombre.',
    seeAlso: ['named-insured', 'policyholder'],
  },
  {
    term: 'Inventario',
    english: 'Inventory',
    slug: 'inventory',
    meaning:
      'Una lista de lo que usted tiene, con fotos y precios aproximados. Basta con un video de cada cuarto, cajón por cajón.',
    seeAlso: ['contents-coverage', 'proof-of-loss'],
  },
  {
    term: 'Caducidad',
    english: 'Lapse',
    slug: 'lapse',
    meaning: 'El fin de una póliza porque no se pagó la prima.',
    seeAlso: ['grace-period', 'reinstatement'],
  },
  {
    term: 'Responsabilidad civil',
    english: 'Liability',
    slug: 'liability',
    meaning:
      'Ser responsable de un daño a otra persona, y la cobertura que lo paga. Incluye el costo de su defensa, aunque la reclamación en su contra no tenga fundamento.',
    seeAlso: ['bodily-injury-liability', 'property-damage-liability', 'umbrella'],
  },
  {
    term: 'Titular del gravamen',
    english: 'Lienholder',
    slug: 'lienholder',
    meaning:
      'El banco o la compañía de arrendamiento con un derecho sobre su auto hasta que se pague el préstamo. Después de una pérdida total, se le paga primero.',
    seeAlso: ['loss-payee', 'gap-insurance'],
  },
  {
    term: 'Límite',
    english: 'Limit',
    slug: 'limit',
    meaning: 'Lo máximo que paga una póliza por un tipo de pérdida. Lo que pase de ahí lo paga usted.',
    seeAlso: ['aggregate-limit', 'sublimit', 'split-limits'],
  },
  {
    term: 'Pérdida',
    english: 'Loss',
    slug: 'loss',
    meaning:
      'El daño, el robo, la lesión o la muerte de que trata una reclamación. En otros países también se llama siniestro.',
    seeAlso: ['claim', 'peril'],
  },
  {
    term: 'Cuota extraordinaria por daños',
    english: 'Loss assessment',
    slug: 'loss-assessment',
    meaning: `Una cuenta que su ${condo} envía a cada dueño después de un daño a las partes comunes del edificio. Algunas pólizas pagan una parte.`,
    seeAlso: ['ho-6', 'master-policy'],
  },
  {
    term: 'Beneficiario en caso de pérdida',
    english: 'Loss payee',
    slug: 'loss-payee',
    meaning:
      'Alguien, por lo general un prestamista, cuyo nombre va junto al de usted en el cheque por una propiedad dañada.',
    seeAlso: ['lienholder'],
  },
  {
    term: 'Mercado de seguros médicos',
    english: 'Marketplace',
    slug: 'marketplace',
    meaning: `El mercado del estado para planes de salud individuales, ${health.marketplace ? `que en ${name} se llama ${health.marketplace.name}` : 'o HealthCare.gov donde el estado no tiene uno'}. También es donde usted averigua si califica para recibir ayuda con la prima.`,
    seeAlso: ['open-enrollment', 'special-enrollment'],
  },
  {
    term: 'Póliza maestra',
    english: 'Master policy',
    slug: 'master-policy',
    meaning: `El seguro que su ${condo} compra para el edificio y los espacios comunes. Pida una copia; su propia póliza empieza donde esa termina.`,
    seeAlso: ['ho-6', 'loss-assessment'],
  },
  {
    term: 'Pagos médicos',
    english: 'Medical payments',
    slug: 'medical-payments',
    meaning:
      'Una cobertura pequeña que paga las cuentas médicas de alguien que se lesiona de visita en su casa, o de las personas que van en su auto, sin importar de quién sea la culpa.',
    seeAlso: ['liability', 'no-fault'],
  },
  {
    term: 'Mitigación',
    english: 'Mitigation',
    slug: 'mitigation',
    meaning:
      'Lo que usted hace para que el daño no empeore: cerrar la válvula, tapar la ventana rota. La póliza espera que lo haga, y los gastos razonables cuentan para la reclamación, así que guarde los recibos.',
    seeAlso: ['proof-of-loss', 'claim'],
  },
];
