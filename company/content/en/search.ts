import { claimHref, quoteHref } from '#company/shape/contact-links.ts';
import type { Link } from '#company/shape/types.ts';
import { page as emergency } from './claims/links.ts';
import { site } from './site.ts';

export const meta = {
  title: `Search | ${site.name}`,
  description:
    'Find a page, a guide, an article, an insurance term, a job or the answer to a question on this site. Typos are fine.',
};

export const page = {
  title: 'Search',
  text: 'Pages, guides, articles, insurance terms, jobs and questions. What you type stays in this browser.',
  /** While nothing is typed, and when nothing is found. */
  popular: {
    title: 'Popular pages',
    links: [
      { label: 'Get a Quote', href: quoteHref() },
      { label: 'File a claim', href: claimHref },
      emergency,
      { label: 'Compare our services', href: '/services' },
      { label: 'Insurance terms in plain English', href: '/resources/glossary' },
      { label: 'Job openings', href: '/careers' },
    ] satisfies Link[],
  },
  noMatch: {
    title: 'Nothing found.',
    text: 'Try fewer words, or another word for it. Or ask a person: we know our own pages well.',
    links: [
      { label: `Call ${site.telephone.shown}`, href: site.telephone.href },
      { label: 'Write to us', href: '/contact' },
    ] satisfies Link[],
  },
  jobKeywords: 'job jobs opening position career',
  withoutScripts: 'The search needs JavaScript, and yours is turned off. Here is every page instead.',
};
