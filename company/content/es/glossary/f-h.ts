import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';
import { facts } from '../facts.ts';

export const fToH = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Culpa',
    english: 'Fault',
    slug: 'fault',
    meaning: 'Quién causó un accidente.',
    seeAlso: ['no-fault', 'negligence'],
  },
  {
    term: 'Primera parte',
    english: 'First party',
    slug: 'first-party',
    meaning:
      'Usted, con su propia póliza. La reclamación por su propio techo es una reclamación de primera parte.',
    seeAlso: ['third-party', 'claimant'],
  },
  {
    term: 'Cuenta de gastos flexibles',
    english: 'Flexible spending account',
    slug: 'flexible-spending-account',
    meaning:
      'Dinero que se aparta de su sueldo, antes de impuestos, para gastos médicos. La mayor parte de lo que no gaste antes de la fecha límite se pierde, y esa es la gran diferencia con una HSA.',
    seeAlso: ['hsa'],
  },
  {
    term: 'Seguro contra inundaciones',
    english: 'Flood insurance',
    slug: 'flood-insurance',
    meaning: `Una póliza aparte para el agua que sube desde afuera: marea, río, desagüe pluvial, lluvia fuerte que corre por el suelo. Una póliza federal nueva empieza ${facts.floodWait.value}.`,
    seeAlso: ['sewer-backup', 'waiting-period', 'exclusion'],
  },
  {
    term: 'Formulario de medicamentos',
    english: 'Formulary',
    slug: 'formulary',
    meaning:
      'La lista de medicamentos recetados de su plan de salud, ordenada por niveles de precio. Revise que el suyo esté en ella antes de elegir el plan.',
    seeAlso: ['copay', 'prior-authorization'],
  },
  {
    term: 'Período de revisión gratuita',
    english: 'Free look',
    slug: 'free-look',
    meaning:
      'El número de días, desde que le llega una póliza de vida, que usted tiene para devolverla y recuperar su dinero. Está impreso en la póliza.',
    seeAlso: ['policy'],
  },
  {
    term: 'Seguro de diferencia (GAP)',
    english: 'Gap insurance',
    slug: 'gap-insurance',
    meaning:
      'Cobertura de la diferencia cuando un auto en pérdida total vale menos de lo que usted todavía debe por él. Si debe $18,000 y el auto vale $14,500, la diferencia es de $3,500.',
    seeAlso: ['total-loss', 'actual-cash-value', 'lienholder'],
  },
  {
    term: 'Responsabilidad civil general',
    english: 'General liability',
    slug: 'general-liability',
    meaning:
      'La cobertura básica de responsabilidad civil de un negocio, por lesiones a visitantes y daños a la propiedad de otras personas. Para los errores en la asesoría profesional hace falta otra póliza.',
    seeAlso: ['liability', 'business-owners-policy'],
  },
  {
    term: 'Período de gracia',
    english: 'Grace period',
    slug: 'grace-period',
    meaning:
      'Días adicionales para pagar una prima atrasada antes de que termine la cobertura. La póliza dice cuántos son, y el número cambia según el tipo de seguro.',
    seeAlso: ['lapse', 'premium'],
  },
  {
    term: 'Seguro de grupo',
    english: 'Group insurance',
    slug: 'group-insurance',
    meaning:
      'Una sola póliza para muchas personas, la mayoría de las veces los empleados de una compañía. Por lo general, su cobertura termina con el empleo.',
    seeAlso: ['conversion', 'evidence-of-insurability'],
  },
  {
    term: 'Emisión garantizada',
    english: 'Guaranteed issue',
    slug: 'guaranteed-issue',
    meaning: `Un seguro que no le pueden negar por su salud. Los planes de salud individuales de ${name} funcionan así; la mayoría de las pólizas de vida, no.`,
    seeAlso: ['pre-existing-condition', 'underwriting'],
  },
  {
    term: 'HDHP',
    english: 'HDHP',
    slug: 'hdhp',
    meaning:
      'Un plan de salud con deducible alto. Usted paga más antes de que pague el plan, la prima suele ser más baja, y un plan que cumple con las cifras federales le permite abrir una HSA. También se lo permiten los planes de nivel bronce y los catastróficos que usted compra por su cuenta.',
    seeAlso: ['hsa', 'deductible'],
  },
  {
    term: 'HMO',
    english: 'HMO',
    slug: 'hmo',
    meaning:
      'Un plan de salud que paga la atención dentro de su red, por lo general por medio de un médico de atención primaria que le da un referido para ver a especialistas. Si sale de la red y no es una emergencia, lo más probable es que la cuenta sea suya.',
    seeAlso: ['ppo', 'network', 'referral'],
  },
  {
    term: 'HO-3',
    english: 'HO-3',
    slug: 'ho-3',
    meaning:
      'La póliza común para una casa que es suya y en la que vive. El edificio está cubierto contra todo lo que no esté excluido; el contenido, contra los peligros de una lista.',
    seeAlso: ['open-peril', 'named-peril', 'dwelling-limit'],
  },
  {
    term: 'HO-4',
    english: 'HO-4',
    slug: 'ho-4',
    meaning:
      'El seguro de inquilino. Cubre sus cosas, su responsabilidad civil y un lugar donde quedarse; asegurar el edificio le toca al propietario.',
    seeAlso: ['contents-coverage', 'additional-living-expenses', 'liability'],
  },
  {
    term: 'HO-6',
    english: 'HO-6',
    slug: 'ho-6',
    meaning:
      'La póliza para un apartamento en un condominio o una cooperativa. Cubre sus cosas, su responsabilidad civil y las partes de la unidad que la póliza maestra del edificio le deja a usted.',
    seeAlso: ['co-op', 'master-policy', 'loss-assessment'],
  },
  {
    term: 'HSA',
    english: 'HSA',
    slug: 'hsa',
    meaning:
      'Una cuenta de ahorros para la salud: dinero que usted aparta para gastos médicos, libre del impuesto federal sobre los ingresos cuando entra y, para esos gastos, cuando sale. Es suya, se queda con usted si cambia de empleo y necesita un plan que califique.',
    seeAlso: ['hdhp', 'flexible-spending-account'],
  },
  {
    term: 'Deducible por huracán',
    english: 'Hurricane deductible',
    slug: 'hurricane-deductible',
    meaning:
      'Un deducible aparte, más alto, para los daños del viento en una tormenta con nombre, común en las costas del Atlántico y del Golfo. Muchas veces es un porcentaje: el 2% de un límite de la vivienda de $400,000 son $8,000.',
    seeAlso: ['deductible', 'dwelling-limit'],
  },
];
