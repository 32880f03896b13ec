import { agentHref, quoteHref } from '#company/shape/contact-links.ts';
import { quoteChangesNothing } from './phrases/coverage.ts';
import { capitalize, feminine } from './phrases/numbers.ts';
import { payment } from './phrases/payment.ts';
import { site } from './site.ts';

/** From an answer to the section on the price. */
export const toPrice = { label: 'De qué depende el precio', href: '#price' };

/** Words that all service pages share. */
export const servicePage = {
  call: { label: `Llame al ${site.telephone.shown}`, href: site.telephone.href },
  answers: 'Lo primero que nos preguntan',
  overview: 'Resumen',
  benefits: 'Beneficios principales',
  quote: (service: string) => ({ label: 'Pida una cotización', href: quoteHref(service) }),
  note: quoteChangesNothing,
  options: 'Opciones de cobertura',
  optionsText: (options: number, together: boolean) =>
    together
      ? `${capitalize(feminine(options))} ${options === 1 ? 'parte' : 'partes que se complementan'}: lo que paga cada una y lo que no paga.`
      : `${capitalize(feminine(options))} ${options === 1 ? 'opción' : 'opciones'}: lo que paga cada una y lo que no paga.`,
  criteria: {
    pays: 'Lo que paga',
    excludes: 'Lo que no paga',
    suits: 'Para quién es',
  },
  additions: {
    title: 'También vale la pena preguntar por esto',
    sold: 'Se puede agregar a su póliza.',
    notSold: 'No la ofrecemos.',
  },
  notCovered: { title: 'Lo que no está cubierto', text: 'Lea esta lista antes de mirar el precio.' },
  price: {
    title: toPrice.label,
    text: 'No damos ejemplos, porque cada precio es distinto. Esto es lo que cuenta.',
    payment: { title: 'Cómo se paga', text: payment },
  },
  savings: 'Qué puede bajarlo',
  help: {
    title: '¿Necesita ayuda para elegir la cobertura adecuada?',
    text: 'Cuéntenos qué le preocupa. Un especialista estudiará su situación y le dirá qué opción elegiría y por qué.',
    link: (service: string) => ({ label: 'Hable con un especialista', href: agentHref({ service }) }),
  },
  questions: {
    title: 'Preguntas frecuentes',
    links: [
      { label: 'Contáctenos', href: '/contact' },
      { label: 'Visite el Centro de Reclamaciones', href: '/claims' },
    ],
  },
};

export const serviceNotFound = {
  title: 'No encontramos ese servicio',
  text: 'El servicio que busca no existe o cambió de dirección.',
  all: { label: 'Vea todos los servicios', href: '/services' },
};
