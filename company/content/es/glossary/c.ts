import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const cTerms = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Cancelación',
    english: 'Cancellation',
    slug: 'cancellation',
    meaning: `Terminar una póliza antes de su fecha de vencimiento. Usted puede hacerlo en cualquier momento; una aseguradora necesita un motivo que la ley de ${name} acepte, y antes debe avisarle por escrito.`,
    seeAlso: ['non-renewal', 'lapse'],
  },
  {
    term: 'Valor en efectivo',
    english: 'Cash value',
    slug: 'cash-value',
    meaning:
      'Ahorros que se acumulan dentro de una póliza de vida permanente. Puede pedir un préstamo con ellos como garantía, pero un préstamo que no paga reduce lo que recibe su familia.',
    seeAlso: ['whole-life', 'universal-life', 'surrender-value'],
  },
  {
    term: 'Certificado de seguro',
    english: 'Certificate of insurance',
    slug: 'certificate-of-insurance',
    meaning:
      'Una página que prueba que una póliza existe e indica sus límites. No cambia nada en la póliza. Un edificio puede pedir uno antes de que los de la mudanza usen el ascensor.',
    seeAlso: ['additional-insured'],
  },
  {
    term: 'Reclamación',
    english: 'Claim',
    slug: 'claim',
    meaning:
      'Su petición de que la aseguradora pague una pérdida. Empieza cuando usted nos avisa, no cuando el formulario está perfecto.',
    seeAlso: ['notice-of-loss', 'proof-of-loss', 'adjuster'],
  },
  {
    term: 'Reclamante',
    english: 'Claimant',
    slug: 'claimant',
    meaning:
      'La persona que presenta una reclamación: usted, con su propia póliza, o alguien a quien usted lesionó y que reclama contra la cobertura de responsabilidad civil de usted.',
    seeAlso: ['first-party', 'third-party'],
  },
  {
    term: 'COBRA',
    english: 'COBRA',
    slug: 'cobra',
    meaning:
      'Un derecho federal a seguir por un tiempo en el plan de salud de un empleador anterior si usted paga de su bolsillo el precio completo. El precio sorprende, porque el empleador ya no paga su parte.',
    seeAlso: ['qualifying-event', 'special-enrollment'],
  },
  {
    term: 'Coseguro',
    english: 'Coinsurance',
    slug: 'coinsurance',
    meaning:
      'En el seguro de salud, la parte de una cuenta que le toca a usted después del deducible, como porcentaje. Con el 20%, una tomografía de $1,000 le cuesta $200. En el seguro de propiedad, la palabra significa otra cosa: la obligación de asegurar una parte mínima del valor.',
    seeAlso: ['deductible', 'copay', 'out-of-pocket-maximum'],
  },
  {
    term: 'Colisión',
    english: 'Collision',
    slug: 'collision',
    meaning:
      'Cobertura de su propio auto cuando choca con algo o se vuelca, sin importar de quién sea la culpa. Se resta un deducible.',
    seeAlso: ['comprehensive', 'deductible'],
  },
  {
    term: 'Cobertura integral',
    english: 'Comprehensive',
    slug: 'comprehensive',
    meaning:
      'Cobertura de los daños a su propio auto que no sean por una colisión: robo, incendio, granizo, vandalismo, agua de inundación, un venado. A pesar de su nombre, no paga un embrague gastado ni un motor fundido.',
    seeAlso: ['collision', 'peril'],
  },
  {
    term: 'Cobertura de contenido',
    english: 'Contents coverage',
    slug: 'contents-coverage',
    meaning:
      'Cobertura de las cosas que usted podría sacar de una vivienda: muebles, ropa, ollas, bicicletas. Las pólizas las llaman propiedad personal.',
    seeAlso: ['ho-4', 'sublimit', 'inventory'],
  },
  {
    term: 'Beneficiario contingente',
    english: 'Contingent beneficiary',
    slug: 'contingent-beneficiary',
    meaning:
      'La persona que recibe el dinero del seguro de vida si ya murió la que usted eligió primero. Si no nombró a nadie más, el dinero puede terminar en su sucesión y quedar a la espera de un tribunal.',
    seeAlso: ['beneficiary'],
  },
  {
    term: 'Conversión',
    english: 'Conversion',
    slug: 'conversion',
    meaning:
      'El derecho a cambiar una póliza de vida a término, o el seguro de vida de un empleo que usted deja, por una póliza permanente sin nuevas preguntas sobre su salud. Tiene una fecha límite.',
    seeAlso: ['term-life', 'group-insurance'],
  },
  {
    term: 'Cooperativa de vivienda',
    english: 'Co-op',
    slug: 'co-op',
    meaning:
      'Un edificio que pertenece a una corporación, de la que usted compra acciones. Usted asegura de sus paredes hacia adentro y sus cosas, y la corporación asegura el edificio; su contrato de arrendamiento con ella (proprietary lease) dice dónde termina lo uno y empieza lo otro.',
    seeAlso: ['ho-6', 'loss-assessment'],
  },
  {
    term: 'Copago',
    english: 'Copay',
    slug: 'copay',
    meaning:
      'Un monto fijo por una consulta o una receta, como $30. Muchas veces se paga aunque usted todavía no haya llegado al deducible.',
    seeAlso: ['coinsurance', 'deductible'],
  },
];
