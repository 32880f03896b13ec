import { claimHref, quoteHref } from '#company/shape/contact-links.ts';
import type { Link } from '#company/shape/types.ts';
import { page as emergency } from './claims/links.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { phones } from './phrases/phones.ts';
import { site } from './site.ts';

/** Shown while `site.license` is null. The line fits a phone's width. */
export const demonstration = {
  label: 'Demostración',
  text: 'empresa ficticia. No se vende nada.',
  privacy:
    'Por favor, no escriba datos reales. Esto es una demostración, y lo que usted envíe queda guardado.',
  number: 'Este número es inventado. Si tuvo una pérdida real, llame a su propia aseguradora.',
};

/** What the office has to say on top of pages. */
export const notices = { label: 'Avisos', urgent: 'Importante:' };

/** Every link to a quote, with the service that the page is about. One word, because it stands in the bars of a phone. */
export const quoteLink = (service?: string): Link => ({ label: 'Cotizar', href: quoteHref(service) });

const claimsCenter: Link = { label: 'Centro de Reclamaciones', href: '/claims' };
const login: Link[] = site.features.login ? [{ label: 'Acceso de clientes', href: '/login' }] : [];

/** What visitors learn from. The menus and the footer list those that there are. */
const resources: Link[] = [
  { label: 'Guías', href: '/resources/guides' },
  { label: 'Calculadoras', href: '/resources/calculators' },
  { label: 'Glosario', href: '/resources/glossary' },
];

/** The bar that stays at the bottom of a phone's screen. Where something has happened, it is about a claim, in one word. */
export const quickBar = {
  usual: { name: 'Cotización y llamada', call: 'Llamar', telephone: site.telephone },
  claims: {
    name: 'Reclamación y llamada',
    start: { label: 'Reclamación', href: claimHref },
    call: 'Llamar',
    telephone: site.claimsHotline,
  },
};

/** Words of the bar above the header. */
export const topBar = {
  navigation: site.features.login ? 'Reclamaciones, acceso y cotizaciones' : 'Reclamaciones y cotizaciones',
  /** Before the claims number. */
  call: phones.claims.short,
  links: [claimsCenter, ...login],
};

export const header = {
  skip: 'Ir al contenido',
  home: { label: 'Inicio', href: '/' },
  about: { label: 'Nosotros', href: '/about' },
  services: { label: 'Servicios', all: { label: 'Todos los servicios', href: '/services' } },
  resources: { label: 'Recursos', links: resources },
  contact: { label: 'Contacto', href: '/contact' },
  careers: { label: 'Empleos', href: '/careers' },
  verification: { label: 'Verificación', href: '/verification' },
  menu: 'Menú',
  close: 'Cerrar',
  navigation: 'Principal',
};

export const footer = {
  /** Who it is, and who pays. */
  blurb:
    site.what ??
    `Seguros desde ${site.founded}, con ${offices.inArea}. ${hotline.isAlwaysOpen ? 'Las reclamaciones las atiende una persona, de día y de noche.' : 'Presente su reclamación en línea, a la hora que sea.'}`,
  columns: [
    {
      title: 'Explore',
      links: [
        { label: 'Inicio', href: '/' },
        { label: 'Nosotros', href: '/about' },
        { label: 'Servicios', href: '/services' },
        claimsCenter,
        emergency,
        { label: 'Empleos', href: '/careers' },
        { label: 'Contacto', href: '/contact' },
        ...login,
      ],
    },
    {
      title: 'Aprenda',
      links: [...resources, { label: 'Blog', href: '/blog' }],
    },
  ] satisfies { title: string; links: Link[] }[],
  offices: capitalize(offices.ours),
  reach: 'Llame o escriba',
  claims: phones.claims.label,
  social: 'Síganos',
  legal: [
    { label: 'Privacidad', href: '/privacy' },
    { label: 'Términos', href: '/terms' },
    { label: 'Accesibilidad', href: '/accessibility' },
    { label: 'Mapa del sitio', href: '/sitemap' },
  ] satisfies Link[],
  license: {
    label: 'Licencia y quejas',
    holder: 'Titular de la licencia',
    principalOffice: 'Oficina principal',
    domicile: 'Constituida en',
    number: 'Número de licencia',
    type: 'Tipo de licencia',
    underwriter: 'Aseguradora que emite las pólizas',
    naic: 'Número NAIC',
    complaints: 'Quejas que no resolvimos',
  },
  rights: 'Todos los derechos reservados.',
};

export const newsletter = {
  title: 'Nuestro boletín',
  text: 'Cuatro correos breves al año sobre seguros, reclamaciones y cómo mantener la casa seca.',
  label: 'Correo electrónico',
  button: 'Suscribirse',
  note: 'Este boletín es una demostración: su correo electrónico no se envía ni se guarda.',
};

/** Alternative text of link previews. */
export const socialPicture = {
  alt: (title: string) => `${title}. Al lado, una imagen y el logotipo de ${site.name}.`,
};

export const breadcrumbs = { label: 'Usted está aquí', home: { label: 'Inicio', href: '/' } };
