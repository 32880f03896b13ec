import type { GlossaryTerm } from '#company/shape/types.ts';

export const aToB: readonly GlossaryTerm[] = [
  {
    term: 'Valor real en efectivo',
    english: 'Actual cash value',
    slug: 'actual-cash-value',
    meaning:
      'Lo que valía una cosa justo antes de perderse: el precio de una nueva menos la edad y el desgaste. Un sofá de cinco años que costó $1,500 tal vez valga $600.',
    seeAlso: ['replacement-cost', 'depreciation'],
  },
  {
    term: 'Asegurado adicional',
    english: 'Additional insured',
    slug: 'additional-insured',
    meaning:
      'Alguien que se agrega a su póliza y queda protegido también, como el propietario del local en la póliza de responsabilidad civil de una tienda. Está protegido contra las reclamaciones que surjan del trabajo de usted, y no paga la prima.',
    seeAlso: ['certificate-of-insurance', 'named-insured'],
  },
  {
    term: 'Gastos adicionales de manutención',
    english: 'Additional living expenses',
    slug: 'additional-living-expenses',
    meaning:
      'Dinero para lo que cuesta de más vivir en otro lugar mientras su casa no se puede habitar. Si cenar fuera cuesta $40 y cocinar costaba $15, cuentan los $25 de diferencia.',
    seeAlso: ['ho-3', 'ho-4'],
  },
  {
    term: 'Ajustador',
    english: 'Adjuster',
    slug: 'adjuster',
    meaning: 'La persona que examina una pérdida para la aseguradora y determina lo que paga la póliza.',
    seeAlso: ['public-adjuster', 'claim'],
  },
  {
    term: 'Agente',
    english: 'Agent',
    slug: 'agent',
    meaning: 'Una persona con licencia que vende y atiende pólizas en nombre de una aseguradora.',
    seeAlso: ['broker'],
  },
  {
    term: 'Límite agregado',
    english: 'Aggregate limit',
    slug: 'aggregate-limit',
    meaning:
      'Lo máximo que paga una póliza por todas las reclamaciones de un año de la póliza, sin importar cuántas sean. Una póliza con $1 millón por reclamación y un agregado de $2 millones se agota con dos reclamaciones pagadas hasta el límite.',
    seeAlso: ['limit', 'general-liability'],
  },
  {
    term: 'Cantidad permitida',
    english: 'Allowed amount',
    slug: 'allowed-amount',
    meaning:
      'El precio que su plan de salud acordó con un médico o un hospital por un servicio. La factura puede decir $400 y la cantidad permitida ser de $180; su deducible y su coseguro se calculan sobre los $180.',
    seeAlso: ['network', 'explanation-of-benefits'],
  },
  {
    term: 'Tasación',
    english: 'Appraisal',
    slug: 'appraisal',
    meaning:
      'Una forma de resolver un desacuerdo sobre el monto, no sobre si algo está cubierto. Cada parte nombra a un tasador, y un árbitro decide en lo que los dos no coinciden.',
    seeAlso: ['settlement', 'proof-of-loss'],
  },
  {
    term: 'Beneficiario',
    english: 'Beneficiary',
    slug: 'beneficiary',
    meaning:
      'La persona o las personas que reciben el dinero de una póliza de vida. Escriba los nombres completos y la parte de cada quien, y revíselo después de una boda, un nacimiento o un divorcio.',
    seeAlso: ['contingent-beneficiary', 'death-benefit'],
  },
  {
    term: 'Comprobante provisional de seguro',
    english: 'Binder',
    slug: 'binder',
    meaning:
      'Una prueba breve y temporal de que usted tiene seguro hasta que la póliza misma esté lista. Los prestamistas la piden en el cierre de una compra.',
    seeAlso: ['effective-date', 'policy'],
  },
  {
    term: 'Responsabilidad civil por lesiones corporales',
    english: 'Bodily injury liability',
    slug: 'bodily-injury-liability',
    meaning:
      'La parte de una póliza de auto que paga cuando usted lesiona a otra persona y es responsable. No paga las lesiones de usted.',
    seeAlso: ['liability', 'split-limits', 'no-fault'],
  },
  {
    term: 'Corredor',
    english: 'Broker',
    slug: 'broker',
    meaning:
      'Una persona con licencia que busca seguro en nombre de quien lo compra, muchas veces con varias aseguradoras. Un agente, en cambio, representa a la aseguradora.',
    seeAlso: ['agent'],
  },
  {
    term: 'Interrupción del negocio',
    english: 'Business interruption',
    slug: 'business-interruption',
    meaning:
      'Cobertura de los ingresos que pierde un negocio, y de las cuentas que siguen llegando, mientras está cerrado por un daño que la póliza cubre. Un apagón en su calle, sin daños en su propio local, por lo general no basta.',
    seeAlso: ['business-owners-policy', 'waiting-period'],
  },
  {
    term: 'Póliza para dueños de negocios (BOP)',
    english: "Business owner's policy",
    slug: 'business-owners-policy',
    meaning:
      'Una sola póliza para un negocio pequeño que reúne propiedad, responsabilidad civil y, muchas veces, ingresos perdidos. No cubre a los empleados que se lesionan: para ellos hace falta la compensación para trabajadores.',
    seeAlso: ['general-liability', 'workers-compensation'],
  },
];
