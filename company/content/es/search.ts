import { claimHref, quoteHref } from '#company/shape/contact-links.ts';
import type { Link } from '#company/shape/types.ts';
import { page as emergency } from './claims/links.ts';
import { site } from './site.ts';

export const meta = {
  title: `Buscar | ${site.name}`,
  description:
    'Encuentre una página, una guía, un artículo, un término de seguros, un empleo o la respuesta a una pregunta. No importa si escribe con errores.',
};

export const page = {
  title: 'Buscar',
  text: 'Páginas, guías, artículos, términos de seguros, empleos y preguntas. Lo que usted escribe se queda en este navegador.',
  /** While nothing is typed, and when nothing is found. */
  popular: {
    title: 'Páginas populares',
    links: [
      { label: 'Pida una cotización', href: quoteHref() },
      { label: 'Presente una reclamación', href: claimHref },
      emergency,
      { label: 'Compare nuestros servicios', href: '/services' },
      { label: 'Términos de seguros en palabras claras', href: '/resources/glossary' },
      { label: 'Vacantes', href: '/careers' },
    ] satisfies Link[],
  },
  noMatch: {
    title: 'No encontramos nada.',
    text: 'Pruebe con menos palabras o con otras. O pregúntele a una persona: conocemos bien nuestras páginas.',
    links: [
      { label: `Llame al ${site.telephone.shown}`, href: site.telephone.href },
      { label: 'Escríbanos', href: '/contact' },
    ] satisfies Link[],
  },
  jobKeywords: 'empleo empleos trabajo trabajos vacante vacantes puesto puestos job jobs',
  withoutScripts:
    'La búsqueda necesita JavaScript, y su navegador lo tiene desactivado. Aquí tiene la lista de todas las páginas.',
};
