import { agentHref, claimHref, claimStatusHref, quoteHref } from '#company/shape/contact-links.ts';
import type { Link } from '#company/shape/types.ts';
import { calculators, intro as calculatorsPage, linkToCalculator } from './calculators.ts';
import { form as claimForm } from './claim-form.ts';
import { page as emergency } from './claims/links.ts';
import { headings } from './contact-topics/index.ts';
import { glossary } from './glossary/index.ts';
import { blogPage, guidesPage } from './reading.ts';
import { searchBox } from './search-words.ts';
import { site } from './site.ts';

const { login, registration } = site.features;
const accounts: readonly Link[] = [
  ...(login ? [{ label: 'Acceso de clientes', href: '/login' }] : []),
  ...(registration ? [{ label: 'Crear una cuenta', href: '/register' }] : []),
  ...(login ? [{ label: '¿Olvidó su contraseña?', href: '/forgot-password' }] : []),
];

export const meta = {
  title: `Mapa del sitio | ${site.name}`,
  description: `Todas las páginas de este sitio en un solo lugar: servicios, reclamaciones,${accounts.length > 0 ? ' cuentas,' : ''} empleos, páginas legales${calculators.length > 0 ? ', guías y calculadoras' : ' y guías'}.`,
};

export const page = {
  title: 'Mapa del sitio',
  intro: 'Todas las páginas de un vistazo, con las vacantes abiertas ahora.',
};

/** The services, openings, guides and articles come from where they are read. */
export const writeGroups = ({
  services,
  openings,
  guides,
  articles,
}: Record<'services' | 'openings' | 'guides' | 'articles', Link[]>): readonly {
  title: string;
  links: readonly Link[];
}[] => [
  {
    title: 'Páginas principales',
    links: [
      { label: 'Inicio', href: '/' },
      { label: 'Nosotros', href: '/about' },
      { label: 'Servicios', href: '/services' },
      { label: 'Centro de Reclamaciones', href: '/claims' },
      { label: 'Contacto', href: '/contact' },
      { label: headings.quote.title, href: quoteHref() },
      { label: headings.agent.title, href: agentHref() },
      { label: searchBox.short, href: searchBox.href },
    ],
  },
  {
    title: 'Servicios',
    links: services,
  },
  {
    title: 'Reclamaciones',
    links: [
      emergency,
      { label: 'Cómo presentar una reclamación', href: '/claims#file-claim' },
      { label: claimForm.title, href: claimHref },
      { label: 'Cómo saber el estado de una reclamación', href: '/claims#track-claim' },
      { label: 'Consulte el estado de una reclamación', href: claimStatusHref },
      { label: 'Preguntas sobre las reclamaciones', href: '/claims#faqs' },
    ],
  },
  ...(accounts.length > 0 ? [{ title: 'Cuentas', links: accounts }] : []),
  {
    title: 'Empleos',
    links: [
      { label: 'Todas las vacantes', href: '/careers' },
      ...openings,
      { label: 'Solicitud de empleo', href: '/careers/apply' },
      { label: 'Verificación de empleo', href: '/verification' },
    ],
  },
  {
    title: 'Información legal',
    links: [
      { label: 'Política de privacidad', href: '/privacy' },
      { label: 'Términos de servicio', href: '/terms' },
      { label: 'Declaración de accesibilidad', href: '/accessibility' },
    ],
  },
  {
    title: 'Recursos',
    links: [
      { label: 'Blog', href: '/blog' },
      { label: 'Guías', href: '/resources/guides' },
      ...(calculators.length > 0 ? [{ label: calculatorsPage.title, href: calculatorsPage.path }] : []),
      ...calculators.map((calculator) => ({
        label: `Calculadora: ${calculator.short}`,
        href: linkToCalculator(calculator),
      })),
      ...(glossary.length > 0 ? [{ label: 'Glosario', href: '/resources/glossary' }] : []),
    ],
  },
  { title: guidesPage.title, links: guides },
  { title: blogPage.title, links: articles },
];
