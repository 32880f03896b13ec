import { site } from '#company/site.ts';
import { forBusinesses, forHouseholds } from '#content/services/index.ts';
import { hotlinePlace } from '#domain/website/items.ts';

/** What the company insures. Services stay in files. */
export const services = [...forHouseholds, ...forBusinesses];

/** The pages that a notice can be limited to, as English paths. */
export const websitePages: readonly { path: string; name: string }[] = [
  { path: '/', name: 'Home' },
  { path: '/claims', name: 'Claims' },
  { path: '/claims/emergency', name: 'Emergency' },
  { path: '/claims/status', name: 'Status of a claim' },
  { path: '/contact', name: 'Contact' },
  { path: '/services', name: 'All services' },
  ...services.map(({ slug, title }) => ({ path: `/services/${slug}`, name: title })),
  { path: '/careers', name: 'Careers' },
  { path: '/verification', name: 'Employment verification' },
  { path: '/about', name: 'About us' },
];

/** What a special day is about. */
export const places = [...site.offices.map(({ name }) => name), hotlinePlace];
