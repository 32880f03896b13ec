import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const nToO = ({ name, auto }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Asegurado nombrado',
    english: 'Named insured',
    slug: 'named-insured',
    meaning:
      'La persona o las personas cuyos nombres están en la página de declaraciones. Pueden cambiar o cancelar la póliza; quienes solo están cubiertos no pueden.',
    seeAlso: ['insured', 'declarations-page'],
  },
  {
    term: 'Peligros nombrados',
    english: 'Named peril',
    slug: 'named-peril',
    meaning:
      'La forma limitada de cubrir las cosas: solo cuentan las causas de una lista, como un incendio, un robo o una tubería rota. Si la causa no está en la lista, la pérdida no se paga.',
    seeAlso: ['open-peril', 'peril', 'ho-3'],
  },
  {
    term: 'Negligencia',
    english: 'Negligence',
    slug: 'negligence',
    meaning:
      'No tener el cuidado que tendría una persona sensata, y que alguien salga lastimado por eso. En ella se basa la mayoría de las reclamaciones de responsabilidad civil.',
    seeAlso: ['fault', 'liability'],
  },
  {
    term: 'Red',
    english: 'Network',
    slug: 'network',
    meaning:
      'Los médicos, hospitales y farmacias con los que un plan de salud ha acordado precios. Pregunte en el consultorio y también al plan; las listas se desactualizan.',
    seeAlso: ['allowed-amount', 'hmo', 'ppo'],
  },
  {
    term: 'Seguro sin culpa',
    english: 'No-fault',
    slug: 'no-fault',
    meaning: `${auto.noFault ? `La regla de ${name}` : 'En algunos estados, la regla'} de que el seguro del auto en el que usted iba, o el del auto que chocó con usted cuando iba a pie o en bicicleta, paga primero las cuentas médicas básicas y los ingresos perdidos, sin importar quién causó el choque. No paga nada por el auto mismo.`,
    seeAlso: ['pip', 'fault', 'independent-medical-exam'],
  },
  {
    term: 'No renovación',
    english: 'Non-renewal',
    slug: 'non-renewal',
    meaning: 'La decisión, de usted o de la aseguradora, de no continuar cuando termina la póliza.',
    seeAlso: ['cancellation', 'renewal'],
  },
  {
    term: 'Aviso de pérdida',
    english: 'Notice of loss',
    slug: 'notice-of-loss',
    meaning:
      'Avisarle a la aseguradora que algo pasó. Para empezar la mayoría de las reclamaciones basta una llamada.',
    seeAlso: ['claim', 'proof-of-loss', 'no-fault'],
  },
  {
    term: 'Inscripción abierta',
    english: 'Open enrollment',
    slug: 'open-enrollment',
    meaning:
      'Las semanas de cada año en que cualquier persona puede comprar o cambiar un plan de salud individual. Los empleadores tienen las suyas, muchas veces en el otoño.',
    seeAlso: ['special-enrollment', 'marketplace'],
  },
  {
    term: 'Peligros abiertos (todo riesgo)',
    english: 'Open peril',
    slug: 'open-peril',
    meaning: 'La forma amplia de cubrir las cosas: cuenta toda causa que la póliza no excluya.',
    seeAlso: ['named-peril', 'exclusion'],
  },
  {
    term: 'Cobertura de ordenanza o ley',
    english: 'Ordinance or law coverage',
    slug: 'ordinance-or-law-coverage',
    meaning: `Dinero para lo que cuesta de más reconstruir según el código de construcción de hoy, que las casas antiguas de ${name} rara vez cumplen. Sin ella, la póliza paga por reconstruir lo que había.`,
    seeAlso: ['dwelling-limit', 'endorsement'],
  },
  {
    term: 'Máximo de gastos de bolsillo',
    english: 'Out-of-pocket maximum',
    slug: 'out-of-pocket-maximum',
    meaning:
      'Lo máximo que usted paga en un año por la atención cubierta dentro de la red. Después, el plan la paga toda. Las primas no cuentan para ese total.',
    seeAlso: ['deductible', 'coinsurance', 'network'],
  },
];
