import { answerGoal } from './phrases/promises.ts';
import { site } from './site.ts';

export { pictureOf } from '../en/reading.ts';

/** Headings and labels of the guides and the blog. */
export const guidesPage = {
  meta: {
    title: `Guías: primer auto, primera casa, después de un choque | ${site.name}`,
    description:
      'Guías paso a paso para comprar un seguro y para usarlo: su primer auto, su primera casa, un choque, una inundación, la inscripción abierta.',
  },
  title: 'Guías',
  text: 'Paso a paso, para los días grandes y los días malos. Cada una se lee en pocos minutos.',
  path: '/resources/guides',
};

export const blogPage = {
  meta: {
    title: `Blog: los seguros, vistos desde adentro | ${site.name}`,
    description:
      'Artículos breves de quienes escriben las pólizas y pagan las reclamaciones: en qué nos fijamos, qué dejamos fuera y por qué.',
  },
  title: 'Nuestro blog',
  /** The label of links to the page. */
  short: 'Blog',
  text: 'Cómo funcionan los seguros, contado por quienes hacen el trabajo.',
  path: '/blog',
  feed: '/blog/feed.xml',
};

export const reading = {
  minutes: 'min de lectura',
  /** Marks the first article of a list, which is the newest. */
  latest: 'Más reciente',
  facts: 'En pocas palabras',
  parts: 'En esta página',
  more: 'Lecturas relacionadas',
  /** Ends a text. With the title of the service that it is about. */
  quote: (service?: string) => ({
    title: service ? `${service}: pídanos un precio` : '¿Quiere saber cuánto le costaría?',
    text: `Son pocas preguntas. ${answerGoal}.`,
  }),
  notFound: {
    title: 'Artículo no encontrado',
    text: 'Este artículo no existe, o cambió de dirección.',
  },
};
