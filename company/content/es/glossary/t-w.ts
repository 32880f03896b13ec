import type { GlossaryTerm } from '#company/shape/types.ts';
import { facts } from '../facts.ts';

export const tToW: readonly GlossaryTerm[] = [
  {
    term: 'Seguro de vida a término',
    english: 'Term life',
    slug: 'term-life',
    meaning:
      'Seguro de vida por un número fijo de años a un precio fijado de antemano. Cuando termina el plazo, termina la cobertura, y no se devuelve dinero.',
    seeAlso: ['permanent-life-insurance', 'conversion'],
  },
  {
    term: 'Tercero',
    english: 'Third party',
    slug: 'third-party',
    meaning:
      'Alguien fuera del contrato, como el otro conductor. Una reclamación de tercero es la que esa persona presenta contra usted, o la que usted presenta ante la aseguradora de ella.',
    seeAlso: ['first-party', 'liability'],
  },
  {
    term: 'Pérdida total',
    english: 'Total loss',
    slug: 'total-loss',
    meaning:
      'Un daño que cuesta reparar casi tanto como vale la cosa, o más. Con los autos, las aseguradoras a menudo no llegan ni cerca de ese valor. Usted recibe lo que valía antes del accidente, menos el deducible.',
    seeAlso: ['actual-cash-value', 'salvage', 'gap-insurance'],
  },
  {
    term: 'Póliza paraguas',
    english: 'Umbrella',
    slug: 'umbrella',
    meaning:
      'Cobertura adicional de responsabilidad civil que empieza donde terminan los límites de su póliza de auto o de hogar, muchas veces en tramos de $1 millón. Para tenerla, antes necesita buenos límites en esas pólizas.',
    seeAlso: ['liability', 'limit'],
  },
  {
    term: 'Evaluación del riesgo (suscripción)',
    english: 'Underwriting',
    slug: 'underwriting',
    meaning:
      'Cómo decide una aseguradora si le da cobertura y a qué precio, según las respuestas que usted da y los registros que ella puede consultar.',
    seeAlso: ['evidence-of-insurability', 'quote'],
  },
  {
    term: 'Cobertura contra conductores sin seguro',
    english: 'Uninsured motorist',
    slug: 'uninsured-motorist',
    meaning: 'Paga las lesiones que causa un conductor que no tiene seguro o que se dio a la fuga.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Seguro de vida universal',
    english: 'Universal life',
    slug: 'universal-life',
    meaning:
      'Seguro de vida permanente con una prima que usted puede subir o bajar. Si paga muy poco por demasiado tiempo, el dinero que hay dentro puede agotarse.',
    seeAlso: ['whole-life', 'cash-value'],
  },
  {
    term: 'Vivienda desocupada',
    english: 'Vacancy',
    slug: 'vacancy',
    meaning:
      'Una casa que está vacía. Después de cierto número de días, una póliza puede dejar de pagar cosas como el vandalismo o las tuberías congeladas, así que avísenos antes de una ausencia larga.',
    seeAlso: ['exclusion', 'ho-3'],
  },
  {
    term: 'VIN',
    english: 'VIN',
    slug: 'vin',
    meaning:
      'El número de 17 caracteres de un auto, que se ve a través del parabrisas. Con él, la cotización es para su auto exacto.',
    seeAlso: ['quote'],
  },
  {
    term: 'Período de espera',
    english: 'Waiting period',
    slug: 'waiting-period',
    meaning: `El tiempo que debe pasar antes de que la cobertura pague, como los días antes de que empiece el pago por incapacidad. Una póliza federal nueva contra inundaciones empieza ${facts.floodWait.value}.`,
    seeAlso: ['flood-insurance', 'disability-insurance'],
  },
  {
    term: 'Exención del pago de primas',
    english: 'Waiver of premium',
    slug: 'waiver-of-premium',
    meaning:
      'Una cláusula adicional que mantiene vigente una póliza de vida sin pagos si usted queda con una incapacidad.',
    seeAlso: ['rider', 'disability-insurance'],
  },
  {
    term: 'Desgaste por el uso',
    english: 'Wear and tear',
    slug: 'wear-and-tear',
    meaning:
      'El envejecimiento. Ninguna póliza lo paga. Los desacuerdos sobre techos viejos a menudo son sobre dónde termina el desgaste.',
    seeAlso: ['exclusion', 'depreciation'],
  },
  {
    term: 'Seguro de vida entera',
    english: 'Whole life',
    slug: 'whole-life',
    meaning:
      'Seguro de vida permanente con una prima fija, un pago garantizado y ahorros que crecen despacio dentro de él. Cuesta varias veces lo que cuesta uno a término por la misma cantidad.',
    seeAlso: ['universal-life', 'cash-value', 'term-life'],
  },
  {
    term: 'Compensación para trabajadores',
    english: "Workers' compensation",
    slug: 'workers-compensation',
    meaning:
      'Seguro que paga las cuentas médicas y parte del sueldo de los empleados que se lesionan en el trabajo. También se le dice compensación obrera.',
    seeAlso: ['business-owners-policy', 'disability-insurance'],
  },
];
