import { site } from '#company/site.ts';
import { topics } from '#content/topics.ts';
import { addDays } from '#domain/office-days.ts';
import { noRelease, type Release } from '#domain/website/items.ts';
import { officeClock } from '#office/clock.ts';

const today = officeClock.dateAt(Date.now());
export const tomorrow = addDays(today, 1);
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Words in every language. `spanish` marks those that are not English. */
const both = <Words>(en: Words, es: Words) => ({ en, es });
const [office] = site.offices;
const [topic = ''] = Object.keys(topics);

const openingText = (department: string) => ({
  department,
  summary: `A new opening. ${hostile}`,
  description: ['You keep the lamp.'],
  requirements: ['A steady hand.'],
  benefits: ['Oil.'],
});
const openingFacts = {
  id: 'T-900',
  title: 'Lamp Keeper',
  location: 'Remote',
  type: 'Full-time',
  pay: { from: 20, to: 25, per: 'hour' as const },
  posted: '2026-11-01',
  listed: true,
};

/** One new item of each kind, some with hostile words. */
export const sampleRelease = {
  ...noRelease,
  id: 7,
  notices: [
    {
      key: 'storm',
      facts: { pages: 'all', from: null, until: null, tone: 'urgent' },
      words: both(
        { text: `A storm is coming. ${hostile}`, link: { label: 'What to do', href: '/claims/emergency' } },
        { text: 'Viene una tormenta.', link: { label: 'Qué hacer', href: '/claims/emergency' } },
      ),
    },
    {
      key: 'trap',
      facts: { pages: ['/claims'], from: null, until: null, tone: 'calm' },
      words: both(
        { text: 'On one page.', link: { label: 'A trap', href: 'javascript:alert(1)' } },
        { text: 'En una página.', link: { label: 'Una trampa', href: 'javascript:alert(1)' } },
      ),
    },
  ],
  specialDays: [
    {
      facts: { from: tomorrow, to: tomorrow, places: [office.name, 'hotline'], open: null },
      words: both({ reason: `Inventory ${hostile}` }, { reason: 'Inventario' }),
    },
  ],
  changes: {
    opening: {
      'lamp-keeper': {
        facts: { ...openingFacts, closes: tomorrow },
        words: both(openingText('Lamps'), openingText('Lámparas')),
      },
      'former-keeper': {
        facts: { ...openingFacts, id: 'T-901', title: 'Former Keeper', closes: addDays(today, -1) },
        words: both(openingText('Lamps'), openingText('Lámparas')),
      },
    },
    agent: {
      'ann-real': {
        facts: {
          name: 'Ann Real',
          languages: ['English', 'Korean'],
          lines: [],
          office: office.name,
          license: 'PC-1234567',
        },
        words: both({}, {}),
      },
    },
    leader: {
      'bea-new': {
        facts: { name: 'Bea New' },
        words: both(
          { title: 'Chief of Lamps', bio: `Bea lights them. ${hostile}` },
          { title: 'Jefa de lámparas', bio: 'Bea las enciende.' },
        ),
      },
    },
    questions: {
      home: {
        facts: {},
        words: both(
          { items: [{ question: 'Is the lamp on?', answer: `Yes. ${hostile}` }] },
          { items: [{ question: '¿Está encendida la lámpara?', answer: 'Sí.' }] },
        ),
      },
    },
    testimonial: {
      'cy-client': {
        facts: { name: 'Cy Client', rating: 5 },
        words: both(
          { title: 'Client', quote: `It was on. ${hostile}` },
          { title: 'Cliente', quote: 'Estaba encendida.' },
        ),
      },
    },
    article: {
      'about-lamps': {
        facts: { published: today, topic },
        words: { en: { title: 'About lamps', summary: 'How they burn.', text: `They burn oil. ${hostile}` } },
      },
    },
  },
} satisfies Release;
