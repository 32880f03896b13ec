import type { CoreValue, Four, PageWords } from '#app/words/types.ts';
import { hotline } from '../phrases/hotline.ts';
import { capitalize } from '../phrases/numbers.ts';
import { words as services } from '../phrases/services.ts';
import { site } from '../site.ts';

export const meta: PageWords = {
  title: `Our Services: personal and business insurance | ${site.name}`,
  description: `${capitalize(services.names)} insurance${services.hasOthers ? ', plus coverage for businesses and teams' : ''}. See what each one is for, and how we work from first conversation to renewal.`,
};

export const banner = {
  title: `${services.kinds}, one team`,
  text: 'Pick what you want to insure. Each page explains your options, what moves the price, and what people ask.',
};

export const cards = {
  title: 'Choose your insurance',
  text: `${services.split}${site.what ? ` ${site.what}` : ''}`,
};

type Step = { title: string; text: string };

export const howItWorks: { title: string; text: string; steps: Four<Step> } = {
  title: 'How we work with you',
  text: 'There is no rush. You can stop after any step and keep what you have learned.',
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
      text: 'Once a year we ask what has changed. A baby, a basement, a second car: any of them can mean that last year’s policy no longer fits.',
    },
  ],
};

export const benefits: { title: string; text: string; items: readonly CoreValue[] } = {
  title: 'What we aim to give you',
  text: 'If one of these is ever missing, tell us.',
  items: [
    {
      title: 'A named agent',
      text: 'One person who knows your file, and a backup who knows it too when that person is at the beach.',
    },
    {
      title: 'Night and weekend claims',
      text: `Trouble keeps odd hours. Report it ${
        hotline.isAlwaysOpen
          ? `at ${site.claimsHotline.shown}, 24/7`
          : `online at any hour, or at ${site.claimsHotline.shown}${hotline.afterNumber}`
      }.`,
    },
    {
      title: 'An itemized price',
      text: 'We show what each coverage adds to the premium, so you can see what you would save without it.',
    },
    {
      title: 'An honest no',
      text: 'If we are not the right insurer for something, you’ll hear it at the start.',
    },
  ],
};

export const callToAction = {
  title: 'Not sure which one you need?',
  text: 'Describe your situation in your own words. We’ll tell you which kind of policy fits, or that you don’t need one.',
  contact: { label: 'Ask us', href: '/contact' },
};
