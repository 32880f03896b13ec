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
  label: 'Demonstration',
  text: 'a fictional company. Nothing is sold.',
  privacy: 'Please don’t enter real data. This is a demonstration, and what you send is stored.',
  number: 'This number is made up. For a real loss, call your own insurer.',
};

/** What the office has to say on top of pages. */
export const notices = { label: 'Notices', urgent: 'Important:' };

/** Every link to a quote, with the service that the page is about. */
export const quoteLink = (service?: string): Link => ({ label: 'Get a Quote', href: quoteHref(service) });

const claimsCenter: Link = { label: 'Claims Center', href: '/claims' };
const login: Link[] = site.features.login ? [{ label: 'Customer Login', href: '/login' }] : [];

/** What visitors learn from. The menus and the footer list those that there are. */
const resources: Link[] = [
  { label: 'Guides', href: '/resources/guides' },
  { label: 'Calculators', href: '/resources/calculators' },
  { label: 'Glossary', href: '/resources/glossary' },
];

/** The bar that stays at the bottom of a phone's screen. Where something has happened, it is about a claim. */
export const quickBar = {
  usual: { name: 'Quote and call', call: 'Call', telephone: site.telephone },
  claims: {
    name: 'Claim and call',
    start: { label: 'Start a Claim', href: claimHref },
    call: 'Call',
    telephone: site.claimsHotline,
  },
};

/** Words of the bar above the header. */
export const topBar = {
  navigation: site.features.login ? 'Claims, login and quotes' : 'Claims and quotes',
  /** Before the claims number. */
  call: phones.claims.short,
  links: [claimsCenter, ...login],
};

export const header = {
  skip: 'Skip to the content',
  home: { label: 'Home', href: '/' },
  about: { label: 'About Us', href: '/about' },
  services: { label: 'Our Services', all: { label: 'All services', href: '/services' } },
  resources: { label: 'Resources', links: resources },
  contact: { label: 'Contact Us', href: '/contact' },
  careers: { label: 'Careers', href: '/careers' },
  verification: { label: 'Verification', href: '/verification' },
  menu: 'Menu',
  close: 'Close',
  navigation: 'Main',
};

export const footer = {
  /** Who it is, and who pays. */
  blurb:
    site.what ??
    `Insurance from ${offices.inArea}, since ${site.founded}. ${hotline.isAlwaysOpen ? 'Claims are answered by a person, day and night.' : 'Report a claim online, whatever the hour.'}`,
  columns: [
    {
      title: 'Explore',
      links: [
        { label: 'Home', href: '/' },
        { label: 'About Us', href: '/about' },
        { label: 'Our Services', href: '/services' },
        claimsCenter,
        emergency,
        { label: 'Careers', href: '/careers' },
        { label: 'Contact Us', href: '/contact' },
        ...login,
      ],
    },
    {
      title: 'Learn',
      links: [...resources, { label: 'Blog', href: '/blog' }],
    },
  ] satisfies { title: string; links: Link[] }[],
  offices: capitalize(offices.ours),
  reach: 'Call or write',
  claims: phones.claims.label,
  social: 'Follow us',
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Accessibility', href: '/accessibility' },
    { label: 'Sitemap', href: '/sitemap' },
  ] satisfies Link[],
  license: {
    label: 'License and complaints',
    holder: 'License holder',
    principalOffice: 'Principal office',
    domicile: 'Domiciled in',
    number: 'License number',
    type: 'License type',
    underwriter: 'Policies underwritten by',
    naic: 'NAIC number',
    complaints: 'Complaints we did not settle',
  },
  rights: 'All rights reserved.',
};

export const newsletter = {
  title: 'Our newsletter',
  text: 'Four short emails a year about insurance, claims and keeping things dry.',
  label: 'Email address',
  button: 'Sign up',
  note: 'This sign-up is a demonstration: your address is neither sent nor stored.',
};

/** Alternative text of link previews. */
export const socialPicture = {
  alt: (title: string) => `${title}. Beside it a picture, and the logo of ${site.name}.`,
};

export const breadcrumbs = { label: 'You are here', home: { label: 'Home', href: '/' } };
