import { quoteHref } from '#company/shape/contact-links.ts';
import type { CoreValue, Four, Link, PageWords, Situation } from '#company/shape/types.ts';
import { whoPays } from '../phrases/coverage.ts';
import { hotline } from '../phrases/hotline.ts';
import { capitalize } from '../phrases/numbers.ts';
import { sells, words as services } from '../phrases/services.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

export const meta: PageWords = {
  title: `Our Services: personal and business insurance | ${site.name}`,
  description: `${capitalize(services.names)} insurance${services.hasOthers ? ', plus coverage for businesses and teams' : ''}. See what each one is for, and how we work from first conversation to renewal.`,
};

export const banner = {
  title: services.kinds,
  text: 'Each page explains your options, what moves the price, and what people ask.',
};

/** In the first screen. */
export const situations: { title: string; items: readonly Situation[] } = {
  title: 'Start with your situation',
  items: [
    { label: 'I rent', href: '/resources/guides/first-apartment', service: 'home' },
    { label: 'I’m buying a home', href: '/resources/guides/first-home', service: 'home' },
    { label: `I own a ${state.condo}`, href: '/services/home', service: 'home' },
    { label: 'I drive', href: '/services/auto', service: 'auto' },
    { label: 'I’m getting my first car', href: '/resources/guides/first-car', service: 'auto' },
    { label: 'I had a child', href: '/resources/guides/what-life-cover-is-for', service: 'life' },
    { label: 'I need a health plan', href: '/resources/guides/open-enrollment', service: 'health' },
    { label: 'I lost the plan from my job', href: '/services/health#questions', service: 'health' },
    { label: 'I run a business', href: '/services/business', service: 'business' },
    { label: 'I’m hiring my first employee', href: '/services/business#questions', service: 'business' },
    { label: 'My team wants benefits', href: '/services/group', service: 'group' },
  ],
};

export const cards = {
  title: 'Choose your insurance',
  text: `${services.split}${site.what ? ` ${site.what} ${whoPays}` : ''}`,
};

type Step = { title: string; text: string };

export const howItWorks: { title: string; text: string; steps: Four<Step> } = {
  title: 'How we work with you',
  text: 'There is no rush. You can stop at any time before you sign.',
  steps: [
    {
      title: 'Consultation',
      text: 'You tell us who and what depends on you, and what you already have. Bring your current policy if you have one. We read it for gaps and for things you pay for twice.',
    },
    {
      title: 'Customization',
      text: 'We put two or three versions side by side: the price, the deductible and what each leaves out. You move the numbers until they fit your budget.',
    },
    {
      title: 'Implementation',
      text: 'You sign, and we send the policy with a one-page summary and its start date. If it replaces another policy, we line up the dates so there is no gap in coverage.',
    },
    {
      title: 'Ongoing Support',
      text: 'Once a year we ask what has changed. A baby, a finished basement, a second car: any of them can mean that last year’s policy no longer fits.',
    },
  ],
};

const exceptions = [
  sells('health') && 'A health plan can be changed only at certain times of the year.',
  sells('life') &&
    'Never cancel life insurance before the new policy is in force: a new insurer may ask about your health, or decline.',
].filter((text) => text !== false);

/** For people who are insured elsewhere. Nobody may be without coverage for a day. */
export const switching: { title: string; text: string; steps: Four<Step>; link: Link } = {
  title: 'Switching to us in four steps',
  text: exceptions.join(' '),
  steps: [
    {
      title: 'Find two things on your policy',
      text: 'The day it ends and the limits you have now. Both are on its first page, the declarations page.',
    },
    {
      title: 'Compare the same coverage',
      text: 'Ask us for a quote with those limits and that deductible. Otherwise you are comparing different things.',
    },
    {
      title: 'Start the new policy',
      text: 'Start it on the day the old one ends, or earlier. Wait until you have it in writing. If a lender or landlord needs proof, we send it.',
    },
    {
      title: 'Then cancel the old one',
      text: 'Not before the new policy has started. Cancel in writing, stop the automatic payment, and ask for a refund of any premium paid past that day.',
    },
  ],
  link: { label: 'Get a Quote', href: quoteHref() },
};

export const benefits: { title: string; text: string; items: readonly CoreValue[] } = {
  title: 'With every policy',
  text: 'If one of these is ever missing, tell us.',
  items: [
    {
      title: 'A named agent',
      text: 'One person who knows your file, and a colleague who knows it too.',
    },
    {
      title: 'Night and weekend claims',
      text: `Report a loss ${
        hotline.isAlwaysOpen
          ? `at ${site.claimsHotline.shown}, 24/7`
          : `online at any hour, or at ${site.claimsHotline.shown}${hotline.afterNumber}`
      }.`,
    },
    {
      title: 'An itemized price',
      text: 'We show what each coverage adds to the premium, so you can see what you would save without it.',
    },
  ],
};

export const callToAction = {
  title: 'Not sure which one you need?',
  text: 'Describe your situation in your own words. We’ll tell you which kind of policy fits, or that you don’t need one.',
  contact: { label: 'Ask us', href: '/contact' },
};
