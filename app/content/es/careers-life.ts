import { benefitFigures as figures } from '#app/content/benefits.ts';
import type { BenefitWords, LeaderQuote, WorkingDay } from '#app/words/types.ts';
import { team } from './about.ts';
import { onTwelveHours } from './phrases/hours.ts';
import { capitalize, feminine } from './phrases/numbers.ts';

/** What it is like to work here, for /careers and the page of one job. */
export const benefits: BenefitWords = {
  title: 'Qué incluye el trabajo',
  pay: {
    label: 'Pago en las vacantes de arriba',
    note: 'Cada vacante dice su rango. Su oferta también.',
  },
  items: [
    {
      figure: 'Día uno',
      title: 'Seguro de salud',
      text: `Los planes médico, dental y de la vista empiezan su primer día, a partir de ${figures.healthFromHours} horas por semana.`,
    },
    {
      figure: figures.retirementMatch,
      title: 'Aporte para su retiro',
      text: 'Igualamos lo que usted pone en su plan 401(k), hasta esta parte de su pago. Es suyo desde el primer depósito.',
    },
    {
      figure: `${figures.vacationDays} días`,
      title: 'Vacaciones pagadas',
      text: 'Por un año a tiempo completo, además de los feriados pagados. Los empleos a tiempo parcial reciben su parte.',
    },
    {
      figure: `${figures.parentalWeeks} semanas`,
      title: 'Licencia por un nuevo hijo',
      text: 'Con el pago completo, para cada madre o padre que trabaja aquí, por nacimiento o por adopción.',
    },
    {
      figure: figures.courses,
      title: 'Para aprender, cada año',
      text: 'Clases, libros o un congreso, donde la vacante lo diga. Los cursos para obtener la licencia se pagan aparte.',
    },
    {
      figure: '$0',
      title: 'Para instalar su escritorio',
      text: `Le enviamos el equipo y pagamos el envío de devolución. Algunos empleos agregan ${figures.internet} al mes para la factura de internet.`,
    },
  ],
};

/** Found by the title that about.ts gives a person. */
const quotes: readonly LeaderQuote[] = [
  {
    by: 'Director de Reclamaciones',
    quote:
      'Tráigame la reclamación en la que se equivocó. Yo tengo un cuaderno lleno de las mías, y usted lo leerá en su primera semana.',
    sample: true,
  },
  {
    by: 'Directora de Atención al Cliente',
    quote:
      'No pregunto cuánto duró una llamada. Pregunto si la persona tuvo que llamar otra vez. Si fue así, corregimos el proceso.',
    sample: true,
  },
  {
    by: 'Directora de Suscripción',
    quote:
      'La persona más nueva de la sala lee el borrador en voz alta. Donde se detiene, no lo escribimos con suficiente claridad.',
    sample: true,
  },
];

/** A quote without a leader of that title is left out. */
const leaders = quotes.flatMap(({ by, ...quote }) => {
  const leader = team.members.find(({ title }) => title === by);
  return leader ? [{ ...leader, ...quote }] : [];
});

export const people = {
  title: 'Las personas para quienes trabajaría',
  text: `${capitalize(feminine(leaders.length))} de las personas que nos dirigen ${leaders.length === 1 ? 'dice cómo le' : 'dicen cómo les'} gusta que se haga el trabajo.`,
  /** Shown while a quote is a sample. */
  note: 'Citas de muestra para esta demostración. Las personas son ficticias.',
  all: { label: 'Conozca a todo el equipo', href: '/about#team' },
  items: leaders,
};

const hours: readonly Omit<WorkingDay['hours'][number], 'time'>[] = [
  {
    at: '08:50',
    title: 'Café y las notas de la noche',
    text: 'Usted lee lo que la línea de reclamaciones anotó durante la noche. Una tormenta pasó por Staten Island, así que ya sabe qué preguntará la gente.',
  },
  {
    at: '09:00',
    title: 'Se abre la fila de chats',
    text: 'Un conductor está en el DMV sin su tarjeta de seguro. Dos minutos después la tiene en su teléfono.',
  },
  {
    at: '10:45',
    title: 'Fuera de la fila',
    text: 'Quince minutos sin pantalla, que cuentan como tiempo de trabajo. Tocan cada dos horas.',
  },
  {
    at: '11:20',
    title: 'Un auto abollado',
    text: 'Ella escribe desde la acera. Primero usted pregunta si todos están a salvo. Luego trae a un colega de Reclamaciones, y se queda hasta que ese colega haya saludado.',
  },
  {
    at: '14:10',
    title: 'No le toca a usted responder',
    text: '“¿Cuánta responsabilidad civil necesito?” Eso lo responde un agente con licencia. Usted busca una hora en que los dos puedan.',
  },
  {
    at: '17:20',
    title: 'Pasar el turno',
    text: 'Quedan dos preguntas abiertas. Sus notas dicen qué se prometió y para cuándo. Después cierra la computadora.',
  },
];

/** May be null. */
export const day: WorkingDay | null = {
  title: 'Un martes en el chat en vivo',
  text: 'Un turno inventado, desde casa, hora por hora. Los descansos y las reglas son los de verdad para este empleo.',
  job: 'live-chat-support-agent',
  hours: hours.map((hour) => ({ ...hour, time: onTwelveHours(hour.at) })),
};
