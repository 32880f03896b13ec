import { claimHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { Faq, PageWords } from '#company/shape/types.ts';
import { dayWords } from './phrases/business-days.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { phones } from './phrases/phones.ts';
import { answerGoal, answerGoalExplained } from './phrases/promises.ts';
import { site } from './site.ts';

export const meta: PageWords = {
  title: `Contacto: ${offices.noun}, horario y teléfono | ${site.name}`,
  description: `Llame al ${site.telephone.shown}, escriba o visite ${offices.oneOf}. ${answerGoal}.`,
};

export const banner = {
  title: 'Hable con una persona',
  text: 'Pida una cotización, una segunda opinión, o que le expliquemos con palabras sencillas la página nueve de su póliza.',
};

export const details = {
  title: 'Comuníquese con nosotros',
  text: 'Llame, escriba o venga. Para hacer una pregunta no necesita cita.',
  offices: capitalize(offices.noun),
  telephone: phones.telephone,
  email: 'Correo electrónico',
  hours: 'Horario de oficina',
  open: 'Abierto ahora',
  closed: 'Cerrado ahora',
};

export const claimsSupport = {
  title: hotline.support,
  text: writeClaimsSupport(),
  /** The number, unless it stands above. */
  start: phones.isOnePhone
    ? { label: 'Inicie una reclamación', href: claimHref }
    : { label: site.claimsHotline.shown, href: site.claimsHotline.href },
  more: { label: 'Qué hacer primero', href: '/claims' },
};

function writeClaimsSupport(): string {
  if (!hotline.isAlwaysOpen)
    return `Presente su reclamación en línea a cualquier hora. O llame ${phones.isOnePhone ? 'al número de arriba' : 'a esta línea'}${hotline.afterNumber}.`;
  const open = phones.isOnePhone ? 'El número de arriba sigue atendiendo.' : 'Esta línea sigue atendiendo.';
  return `${offices.theyClose} ${open} Llame si pasó algo que no puede esperar hasta la mañana.`;
}

export const form = {
  title: 'Envíenos un mensaje',
  text: 'Todos los campos son obligatorios. Por favor, no incluya datos médicos ni bancarios, ni números de Seguro Social. Aquí no los necesitamos.',
  fields: {
    name: { label: 'Nombre', hint: '¿Cómo quiere que le llamemos?' },
    email: { label: 'Correo electrónico', hint: 'Aquí le enviaremos nuestra respuesta.' },
    phone: {
      label: 'Teléfono',
      hint: 'Con el código de área. Tal vez llamemos si falta algo.',
    },
    subject: { label: 'Asunto', hint: 'En pocas palabras: una cotización, una pregunta, una reclamación.' },
    message: {
      label: 'Mensaje',
      hint: '¿Qué pasó, o qué quiere asegurar? Escríbalo con sus propias palabras.',
    },
  } satisfies Record<string, FieldWords>,
  submit: 'Enviar mensaje',
  withoutScripts: { text: 'Su navegador lo tiene desactivado. Llámenos o escríbanos.' },
};

export const maps = {
  title: 'Dónde estamos',
  text: offices.whereTheyAre,
  /** The drawing does not move. */
  load: 'Mostrar un mapa que se puede ampliar',
  consent:
    'El mapa viene de OpenStreetMap. Cuando usted presiona el botón, su navegador se lo pide a los servidores de OpenStreetMap, y ellos ven su dirección IP.',
  directions: 'Cómo llegar',
  credit: 'Datos del mapa © colaboradores de OpenStreetMap',
  /** Alternative text of a drawing that `npm run map` makes. */
  drawing: (streets: string) =>
    `Un dibujo de las calles alrededor de la oficina: ${streets}. La oficina está marcada.`,
  note: offices.isOne
    ? 'Nuestra dirección es ficticia. El mapa muestra el vecindario, y ninguna puerta de ahí es nuestra.'
    : 'Nuestras direcciones son ficticias. Cada mapa muestra el vecindario, y ninguna puerta de ahí es nuestra.',
};

const opensOnSaturday = site.offices.some(({ hours }) =>
  hours.some(({ weekdays, open }) => open && weekdays.includes(6)),
);

export const questions: { title: string; items: readonly Faq[] } = {
  title: 'Preguntas sobre cómo comunicarse con nosotros',
  items: [
    {
      question: '¿Cuánto tardan en responder?',
      answer: `${answerGoalExplained}: el ${dayWords.example.to} a las 3\u00a0p.\u00a0m., si escribe el ${dayWords.example.from} a las 3\u00a0p.\u00a0m. ${capitalize(dayWords.others('los feriados'))} no cuentan${opensOnSaturday ? ', aunque los sábados sí abrimos' : ''}. Si es urgente, llame.`,
    },
    {
      question: '¿Necesito una cita?',
      answer: `Para una pregunta o para dejar papeles, no. Para revisar todas sus pólizas, pida una, para que la persona indicada tenga tiempo y haya leído su expediente. Díganos ${offices.isOne ? '' : 'qué oficina prefiere y '}dos horarios que le sirvan.`,
    },
    {
      question: '¿Puedo pedir un agente en particular?',
      answer:
        'Sí. Escriba el nombre del agente en el asunto o dígalo cuando llame. Si no está, le diremos cuándo vuelve y quién puede ayudarle mientras tanto. También puede pedir otro agente, y no tiene que decir por qué.',
    },
    {
      question: '¿Qué debo tener a mano para una reclamación?',
      answer:
        'Qué pasó, cuándo y dónde. El número de póliza y las fotos ayudan, pero puede empezar sin ellos. El Centro de Reclamaciones explica los pasos.',
    },
  ],
};
