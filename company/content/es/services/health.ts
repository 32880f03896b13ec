import type { ServiceContent } from '#company/shape/types.ts';
import { health as english } from '../../en/services/health.ts';
import { healthQuestions } from '../contact-topics/quote/health.ts';
import { facts } from '../facts.ts';
import { capitalize } from '../phrases/numbers.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { specialEnrollment, marketplace, adultChildren, allYear } = state.health;

export const health: ServiceContent = {
  ...english,
  short: 'salud',
  quoteQuestions: healthQuestions,
  meta: {
    title: `Seguro de salud: planes PPO, HMO y HSA | ${site.name}`,
    description:
      '¿PPO, HMO, EPO o un plan de deducible alto con HSA? Qué paga cada uno, qué médicos puede ver, cuándo puede inscribirse y qué queda fuera.',
  },
  card: {
    description:
      'Tres tipos de planes, comparados por lo que usted paga cada mes y lo que paga en el consultorio.',
    menuLine: 'Planes PPO, HMO, EPO y HSA',
  },
  title: 'Seguro de salud',
  storedTitle: english.title,
  subtitle: 'Compare cuánto cuesta cada plan en un año, y qué médicos están en su red.',
  answers: [
    {
      question: '¿Todavía puedo inscribirme?',
      answer: `La inscripción abierta es una vez al año. ${facts.openEnrollmentEnds.value}${allYear ? ` ${allYear.value} aceptan inscripciones todo el año.` : ''}`,
      ...(marketplace && {
        link: { label: `Fechas en ${marketplace.name}`, href: `https://${marketplace.site}` },
      }),
    },
    {
      question: '¿Está mi médico en la red?',
      answer:
        'Tráiganos dos listas: los médicos que quiere conservar y los medicamentos que toma. Revisamos las dos. Después llame usted a cada consultorio, porque las listas cambian.',
      link: { label: 'Cómo usa su red cada plan', href: '#options' },
    },
    {
      question: '¿Cuánto cuesta?',
      answer: `El precio depende de dónde vive, de quién está en el plan y del nivel del plan, de bronce a platino. ${facts.premiumTaxCredit.value}${marketplace ? `: ${marketplace.name}` : ''}.`,
      link: toPrice,
    },
  ],
  description: [
    'Todo plan de salud reparte la cuenta con usted. Cada mes usted paga una [prima](#premium). Cuando recibe atención, las primeras cuentas del año las paga usted, hasta una cantidad llamada [deducible](#deductible).',
    'Después paga una parte, ya sea un [copago](#copay) fijo o un porcentaje llamado [coseguro](#coinsurance), hasta llegar al [máximo de gastos de bolsillo](#out-of-pocket-maximum). A partir de ahí, el plan paga la atención cubierta dentro de la red hasta que termina el año.',
    'La [red](#network) es la lista de médicos y hospitales que han acordado precios con el plan. Salirse de ella es una causa común de cuentas altas.',
  ],
  benefits: [
    'Los chequeos, las vacunas y las pruebas de detección de la lista de atención preventiva no le cuestan nada dentro de la red.',
    'La atención en la sala de emergencias está cubierta en cualquier hospital, sea o no de su red.',
    'El máximo de gastos de bolsillo le pone un techo a lo que puede costarle en un año la atención cubierta dentro de la red.',
    'Por una condición de salud que usted ya tiene no pueden subirle el precio ni negarle la cobertura.',
    `Los hijos pueden seguir en su plan hasta que cumplan 26 años.${adultChildren ? ` ${adultChildren.value}` : ''}`,
  ],
  options: [
    {
      name: 'PPO',
      description:
        'Una organización de proveedores preferidos: usted ve a cualquier médico o especialista sin un referido, y paga menos dentro de la red que fuera de ella. Esa libertad se paga con una prima más alta.',
      suits: 'Personas que viajan, o que tienen especialistas a los que no quieren renunciar',
      pays: 'La atención dentro de la red, y una parte menor de la atención fuera de ella',
      excludes: 'La parte de una cuenta fuera de la red que pasa de la cantidad permitida por el plan',
      price: 'Dónde vive usted, quién está en el plan y su nivel, de bronce a platino',
    },
    {
      name: 'HMO o EPO',
      description:
        'Muchos planes que la gente compra por su cuenta son uno de estos dos. Ambos se quedan dentro de la red, por una prima más baja. En una organización para el mantenimiento de la salud, un médico de atención primaria da los referidos a especialistas. En una organización de proveedores exclusivos por lo general no hace falta un referido.',
      suits: 'Personas cuyos médicos están en la red y que quieren un costo mensual más bajo',
      pays: 'La atención de médicos y hospitales de la red; en una HMO, con un referido para ver a especialistas',
      excludes: 'La atención fuera de la red, salvo emergencias o con autorización previa',
      price: 'La red y los copagos, su condado y quién está en el plan',
    },
    {
      name: 'Plan de deducible alto con HSA',
      description:
        'Una prima baja, un deducible alto y una cuenta de ahorros para la salud, o HSA, donde usted aparta dinero antes de impuestos para gastos médicos. El dinero sigue siendo suyo de un año a otro, pero, hasta llegar al deducible, usted paga completo el precio acordado de la mayor parte de la atención.',
      suits: 'Personas que rara vez necesitan atención y tienen ahorros para el año en que la necesiten',
      pays: 'La atención preventiva desde el primer día; otra atención de la red, después del deducible',
      excludes: 'La mayor parte de la atención antes del deducible, que puede pagar con su HSA',
      price: 'El deducible que elija, su condado y quién está en el plan',
    },
  ],
  savings: [
    facts.costSharing.value,
    'Los medicamentos genéricos, y los médicos y laboratorios de la red, mantienen bajo el resto de la cuenta.',
    'Un deducible más alto baja la prima. Antes, compruebe que podría pagarlo.',
  ],
  notCovered: [
    'La cirugía estética que no sea necesaria por razones médicas.',
    'La mayor parte de la atención fuera de la red en un plan [HMO](#hmo) o EPO, salvo emergencias.',
    'Los tratamientos que todavía son experimentales, aunque la atención de rutina durante un ensayo aprobado puede estar cubierta.',
    'El cuidado a largo plazo, como la ayuda en casa para bañarse y vestirse durante meses o años.',
    'La atención dental y de la vista para adultos, a menos que usted la agregue.',
    'La atención que necesitaba [autorización previa](#prior-authorization) y no la tenía, a menos que fuera una emergencia.',
  ],
  faqs: [
    {
      question: '¿Y si se me pasa la inscripción abierta?',
      answer: `Necesita un evento calificador, como perder otra cobertura, una boda, un nacimiento o una mudanza. Eso abre un período especial de inscripción${specialEnrollment ? `: ${specialEnrollment.value}` : ''}. No espere a la última semana.`,
    },
    {
      question: '¿Cómo compruebo que mi médico está en la red?',
      answer:
        'Pídale al plan su lista actual. Luego llame al consultorio y pregunte: “¿Están en la red de este plan?”, con el nombre exacto del plan. Las aseguradoras tienen varias redes con nombres parecidos. Vuelva a preguntar antes de un procedimiento, y pregunte también por el cirujano, el anestesiólogo y el laboratorio.',
    },
    {
      question: '¿Cuánto puedo aportar a una HSA?',
      answer: `Para 2026, hasta ${facts.hsaContribution2026.value}. Para 2027, hasta ${facts.hsaContribution2027.value}. En cualquiera de los dos años, ${facts.hsaCatchUp.value}. La mayoría de los planes califican en 2027 con un deducible de ${facts.hsaDeductible2027.value} y un máximo de gastos de bolsillo de ${facts.hsaOutOfPocket2027.value}. ${capitalize(facts.hsaOtherPlans.value)}.`,
    },
    {
      question: 'Prima baja o deducible bajo: ¿cuál sale más barato?',
      answer:
        'Depende de su año. Sume doce primas y la atención que espera necesitar. Luego haga la cuenta para un año malo: sume doce primas y el máximo de gastos de bolsillo. El plan que salga mejor las dos veces suele ser el indicado.',
    },
  ],
};
