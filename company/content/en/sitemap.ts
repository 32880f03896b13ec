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
  ...(login ? [{ label: 'Customer Login', href: '/login' }] : []),
  ...(registration ? [{ label: 'Create an account', href: '/register' }] : []),
  ...(login ? [{ label: 'Forgot your password?', href: '/forgot-password' }] : []),
];

export const meta = {
  title: `Sitemap | ${site.name}`,
  description: `All pages of this site in one place: services, claims,${accounts.length > 0 ? ' accounts,' : ''} careers, legal pages${calculators.length > 0 ? ', guides and calculators' : ' and guides'}.`,
};

export const page = { title: 'Sitemap', intro: 'Every page at a glance, with the jobs that are open now.' };

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
    title: 'Main pages',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about' },
      { label: 'Our Services', href: '/services' },
      { label: 'Claims Center', href: '/claims' },
      { label: 'Contact Us', href: '/contact' },
      { label: headings.quote.title, href: quoteHref() },
      { label: headings.agent.title, href: agentHref() },
      { label: searchBox.short, href: searchBox.href },
    ],
  },
  {
    title: 'Services',
    links: services,
  },
  {
    title: 'Claims',
    links: [
      emergency,
      { label: 'File a claim', href: '/claims#file-claim' },
      { label: claimForm.title, href: claimHref },
      { label: 'Track a claim', href: '/claims#track-claim' },
      { label: 'Check a claim’s status', href: claimStatusHref },
      { label: 'Questions about claims', href: '/claims#faqs' },
    ],
  },
  ...(accounts.length > 0 ? [{ title: 'Accounts', links: accounts }] : []),
  {
    title: 'Careers',
    links: [
      { label: 'All openings', href: '/careers' },
      ...openings,
      { label: 'Job Application', href: '/careers/apply' },
      { label: 'Employment Verification', href: '/verification' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Accessibility Statement', href: '/accessibility' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Blog', href: '/blog' },
      { label: 'Guides', href: '/resources/guides' },
      ...(calculators.length > 0 ? [{ label: calculatorsPage.title, href: calculatorsPage.path }] : []),
      ...calculators.map((calculator) => ({
        label: `${calculator.short} calculator`,
        href: linkToCalculator(calculator),
      })),
      ...(glossary.length > 0 ? [{ label: 'Glossary', href: '/resources/glossary' }] : []),
    ],
  },
  { title: guidesPage.title, links: guides },
  { title: blogPage.title, links: articles },
];
