import { quoteHref } from '#company/shape/contact-links.ts';
import { findWords } from '#company/shape/find-words.ts';
import type { Faq, Four, Link, Reason, Testimonial } from '#company/shape/types.ts';
import { testimonials as english } from '../en/home.ts';
import { floodFrom } from './phrases/flood.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { adjusterPromise, answerGoal, decisionTime, withinDecisionTime } from './phrases/promises.ts';
import { words as services } from './phrases/services.ts';
import { site } from './site.ts';

export const meta = {
  title: `${site.legalName}: seguros de ${services.names} en ${site.region.state}`,
  description: `Seguros de ${services.names} en palabras claras. ${capitalize(offices.inArea)}, más de ${site.years} años de experiencia y ${hotline.isAlwaysOpen ? `una ${hotline.line}` : 'reclamaciones en línea a cualquier hora'}.`,
};

export const hero = {
  motto: `Una luz encendida desde ${site.founded}`,
  title: `Seguros de ${services.names} para ${site.region.people}`,
  text: `Con ${offices.inArea}. Si algo le quita el sueño a las 3\u00a0a.\u00a0m., ${hotline.isAlwaysOpen ? 'aquí también hay alguien despierto' : 'puede reportarlo en ese mismo momento'}.`,
  services: { label: 'Vea qué cubrimos', href: '/services' },
  contact: { label: 'Hable con nosotros', href: '/contact' },
  pictureAlt:
    'Un faro al amanecer en el puerto de Nueva York, con la lámpara encendida y un ferry de color coral que pasa frente a los edificios.',
};

/** Under the figures of the company. */
export const figures = {
  years: 'años de experiencia',
  clients: 'clientes satisfechos',
  satisfaction: 'de satisfacción con las reclamaciones',
  support: 'atención todo el año',
};

export const reasons: { title: string; text: string; items: Four<Reason> } = {
  title: 'Por qué nos eligen y por qué se quedan',
  text: 'Lo que puede esperar de nosotros cuando algo sale mal.',
  items: [
    {
      glyph: 'phone',
      ...(hotline.isAlwaysOpen
        ? {
            title: 'Una persona atiende las reclamaciones, de día y de noche',
            text: 'En nuestra línea de reclamaciones contesta una persona, todos los días del año. Sin un menú telefónico de por medio.',
          }
        : {
            title: 'Contesta una persona',
            text: 'En nuestra línea de reclamaciones contesta una persona, sin un menú telefónico de por medio. En línea puede presentar una reclamación a cualquier hora.',
          }),
    },
    {
      glyph: 'clock',
      title: 'Las reclamaciones tienen plazos',
      text: `${adjusterPromise}. Recibirá nuestra decisión ${withinDecisionTime}.`,
    },
    {
      glyph: 'page',
      title: 'Palabras claras',
      text: 'Antes de que usted firme nada, la página de cada servicio le dice con la misma claridad qué está cubierto y qué no.',
    },
    {
      glyph: 'people',
      title: 'Agentes que puede pedir por su nombre',
      text: `${capitalize(offices.inArea)}, y un agente que conoce su expediente.`,
    },
  ],
};

export const servicesSection = {
  title: '¿Qué podemos asegurarle?',
  text: `${capitalize(services.mainKinds)} que la mayoría de los hogares necesita.${services.hasOthers ? ' ¿Tiene un negocio o un equipo de trabajo? También los aseguramos.' : ''}`,
  all: { label: 'Todos los servicios', href: '/services' },
};

export const callToAction = {
  title: 'Cuéntenos qué quiere asegurar.',
  text: `Hablar no cuesta nada. ${answerGoal}, con una lista de lo que aún nos falte para darle un precio.`,
  contact: { label: 'Pida una cotización', href: quoteHref() },
  call: 'O llame al',
};

const { rating } = site.figures;

const reviews: Readonly<Record<string, Pick<Testimonial, 'title' | 'quote'>>> = {
  'Rosalind Keane': {
    title: 'Clienta de seguro de hogar, Brooklyn',
    quote:
      'La tubería se reventó a las dos de la mañana. Contestó una persona, me dijo qué llave cerrar, y a la hora del desayuno ya había un equipo secándome el piso.',
  },
  'Kenji Alvarado': {
    title: 'Cliente de seguro de auto, Queens',
    quote:
      'Yo esperaba una pelea por el parachoques. Recibí una llamada, un formulario y, nueve días hábiles después, el dinero.',
  },
  'Lucien Baptiste': {
    title: 'Cliente de seguro de vida, Harlem',
    quote:
      'Mi madre dejó una póliza, pero ningún papel. Un ajustador la encontró y me explicó cada página. Había un formulario de más, pero pude con todo.',
  },
};

export const testimonials: {
  title: string;
  text: string | null;
  note: string;
  items: readonly Testimonial[];
} = {
  title: 'Qué dicen los clientes después de una reclamación',
  text: rating && `${rating.value} en ${rating.reviews} reseñas.`,
  /** Shown while a review is a sample. */
  note: 'Reseñas de muestra para esta demostración. Las personas son ficticias.',
  items: english.items.map((review) => ({
    ...review,
    ...findWords(reviews, review.name, 'es/home.ts'),
  })),
};

export const questions: {
  title: string;
  text: string;
  links: readonly Link[];
  items: readonly Faq[];
} = {
  title: 'Preguntas frecuentes',
  text: '¿Ya tuvo una pérdida? En el Centro de Reclamaciones están los formularios, las listas de pasos y el número al que debe llamar.',
  links: [{ label: 'Visite el Centro de Reclamaciones', href: '/claims' }],
  items: [
    {
      question: '¿Cómo pido una cotización?',
      answer: `Escriba o llame. Díganos qué quiere asegurar y qué cobertura ya tiene. ${answerGoal}, y no tiene que decidir por teléfono.`,
    },
    {
      question: '¿Cómo presento una reclamación y cuánto tarda?',
      answer: `Por internet, llamando a la ${hotline.line} o con su agente. ${adjusterPromise}. ${decisionTime} Recibirá nuestra decisión por escrito.`,
    },
    {
      question: '¿Puedo tener varias pólizas con un mismo agente?',
      answer:
        'Sí. La mayoría de los hogares empieza con una y agrega otra cuando compra un auto, firma un contrato de alquiler o tiene un hijo. Un solo agente puede encargarse de todas.',
    },
    {
      question: '¿Qué no cubre una póliza de hogar estándar?',
      answer: `Sobre todo, las inundaciones y los terremotos. Para cada riesgo hace falta una póliza o un endoso aparte. Tampoco cubre el desgaste ni el descuido. ${floodFrom}`,
    },
  ],
};
