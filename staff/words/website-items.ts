import type { FieldWords } from '#company/shape/form-words.ts';
import { workplaces } from '#domain/jobs.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { describe } from './website-fields.ts';

/** The kinds of items, in the order of the first screen. */
export const kindWords: Record<ItemKind, { one: string; many: string; add?: string; hint?: string }> = {
  notice: { one: 'Notice', many: 'Notices', add: 'Post a notice' },
  special_day: { one: 'Special day', many: 'Special days', add: 'Close a day' },
  opening: { one: 'Opening', many: 'Openings', add: 'Add an opening' },
  agent: { one: 'Agent', many: 'Agents', add: 'Add an agent' },
  leader: { one: 'Leader', many: 'Leaders', add: 'Add a leader' },
  questions: { one: 'Questions', many: 'Questions and answers' },
  testimonial: { one: 'Testimonial', many: 'Testimonials', add: 'Add a testimonial' },
  article: { one: 'Article', many: 'Articles', add: 'Write an article' },
  guide: { one: 'Guide', many: 'Guides', add: 'Write a guide' },
};

/** The end of the address of a new page. */
export const slugWords = (folder: string): FieldWords => ({
  label: 'Address of the page',
  hint: `After ${folder}/. It follows the title until you change it, and stays once the draft is saved.`,
});

/** What fields offer, and what stands beside them. */
export const choiceWords = {
  choose: 'Choose',
  calm: 'For news and opening hours',
  urgent: 'For storms and emergencies',
  somePages: 'On some pages',
  pages: { label: 'Pages' },
  look: 'As it will look',
  noText: 'Your text',
  otherHours: 'Open at other hours',
  whichPlaces: {
    offices: 'Every office. The claims line stays open',
    all: describe.allPlaces,
    some: 'Only some of them',
  },
  places: { label: 'Places' },
  jobTypes: ['Full-time', 'Part-time', 'Remote', 'Hybrid', 'Temporary', 'Internship'],
  payPer: [
    { value: 'hour', label: 'Hour' },
    { value: 'year', label: 'Year' },
  ],
  locations: [
    { value: workplaces[0], label: 'Remote' },
    { value: 'remoteIn', label: 'Remote, in some states' },
    { value: workplaces[2], label: 'Nationwide' },
    { value: 'hybridAt', label: 'Hybrid, at an office' },
    { value: 'onSiteAt', label: 'On site, at an office' },
    { value: 'onSiteIn', label: 'On site, in a city' },
  ],
  nouns: {
    description: 'Paragraph',
    requirements: 'Requirement',
    benefits: 'Benefit',
    questions: 'Question',
  },
  inList: (noun: string, number: number) => `${noun} ${number}`,
  noPicture: 'No picture of its own',
  serviceOfTopic: 'The one of its topic',
  onlyEnglish: 'There are no words in this language. Its readers see in lists that the text is in English.',
  addLanguage: 'Add this language',
  removeLanguage: 'Take this language away',
};
