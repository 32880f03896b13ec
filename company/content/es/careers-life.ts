import { findWords } from '#company/shape/find-words.ts';
import type { BenefitWords, WorkingDay } from '#company/shape/types.ts';
import { benefitFigures as figures } from '../benefits.ts';
import { people as english } from '../en/careers-life.ts';
import { team } from './about.ts';
import { onTwelveHours } from './phrases/hours.ts';
import { feminine } from './phrases/numbers.ts';

/** What it is like to work here, for /careers and the page of one job. */
export const benefits: BenefitWords = {
  title: 'Qué incluye el empleo',
  pay: {
    label: 'Salario en las vacantes de arriba',
    note: 'Cada vacante indica su rango, y la oferta que usted reciba también.',
  },
  items: [
    {
      figure: 'Día uno',
      title: 'Seguro de salud',
      text: `Los planes médico, dental y de la vista empiezan su primer día, si trabaja ${figures.healthFromHours} horas o más por semana.`,
    },
    {
      figure: figures.retirementMatch,
      title: 'Aporte para su jubilación',
      text: 'Igualamos lo que usted pone en su plan 401(k), hasta este porcentaje de su salario. Es suyo desde el primer depósito.',
    },
    {
      figure: `${figures.vacationDays} días`,
      title: 'Vacaciones pagadas',
      text: 'Por un año a tiempo completo, además de los feriados pagados. A tiempo parcial, en proporción a las horas.',
    },
    {
      figure: `${figures.parentalWeeks} sem.`,
      title: 'Licencia por nacimiento o adopción',
      text: 'Con el salario completo, para cada madre o padre que trabaje aquí.',
    },
    {
      figure: figures.courses,
      title: 'Para aprender, cada año',
      text: 'Clases, libros o un congreso, en los empleos que lo indican. Los cursos para obtener la licencia los pagamos aparte.',
    },
    {
      figure: '$0',
      title: 'Para equipar su escritorio',
      text: `Le enviamos el equipo y pagamos también la devolución. Algunos empleos agregan ${figures.internet} al mes para la factura de internet.`,
    },
  ],
};

/** By name. */
const quotes: Readonly<Record<string, string>> = {
  'Tomás Rivera':
    'Tráigame la reclamación en la que se equivocó. Yo tengo un cuaderno lleno de las mías, y usted lo leerá en su primera semana.',
  'Ellen Kowalski': 'No pregunto cuánto duró una llamada. Pregunto si la persona tuvo que llamar otra vez.',
  'Amina Rahman':
    'La persona más nueva de la sala lee el borrador en voz alta. Donde se traba, es que no lo escribimos con suficiente claridad.',
};

const leaders = english.items.map((leader) => ({
  ...leader,
  ...team.members.find(({ name }) => name === leader.name),
  quote: findWords(quotes, leader.name, 'es/careers-life.ts'),
}));

export const people = {
  title: 'Para quién trabajaría usted',
  text: (count: number) =>
    `Lo que ${count === 1 ? 'espera' : 'esperan'} ${feminine(count)} de las personas que nos dirigen.`,
  /** Shown while a quote is a sample. */
  note: 'Frases de muestra para esta demostración. Las personas son ficticias.',
  all: { label: 'Conozca a todo el equipo', href: '/about#team' },
  items: leaders,
};

const hours: readonly Omit<WorkingDay['hours'][number], 'time'>[] = [
  {
    at: '08:50',
    title: 'Café y notas de la noche',
    text: 'Usted lee lo que se anotó durante la noche en la línea de reclamaciones. Una tormenta pasó por Staten Island, así que ya sabe qué preguntará la gente.',
  },
  {
    at: '09:00',
    title: 'Se abre la fila de chats',
    text: 'Un conductor está en el DMV sin su tarjeta de seguro. Dos minutos después la tiene en su teléfono.',
  },
  {
    at: '10:45',
    title: 'Un descanso',
    text: 'Quince minutos sin pantalla, pagados. Toca un descanso cada dos horas.',
  },
  {
    at: '11:20',
    title: 'Un auto abollado',
    text: 'Una clienta escribe desde la acera. Usted pregunta primero si todos están a salvo. Luego invita al chat a un colega de Reclamaciones, y se queda hasta que el colega haya saludado.',
  },
  {
    at: '14:10',
    title: 'Esto no le toca a usted',
    text: '“¿Cuánta responsabilidad civil necesito?” Eso lo responde un agente con licencia. Usted busca una hora que les sirva a los dos.',
  },
  {
    at: '17:20',
    title: 'La entrega del turno',
    text: 'Quedan dos preguntas pendientes. Sus notas dicen qué se prometió y para cuándo. Después cierra la computadora.',
  },
];

/** May be null. */
export const day: WorkingDay | null = {
  title: 'Un martes en el chat en vivo',
  text: 'Un turno inventado, desde casa, hora por hora. Los descansos y las reglas son los reales de este empleo.',
  job: 'live-chat-support-agent',
  hours: hours.map((hour) => ({ ...hour, time: onTwelveHours(hour.at) })),
};
