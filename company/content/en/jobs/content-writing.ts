import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const contentWriting: JobOpening = {
  id: 'HL-111',
  slug: 'content-writing',
  title: 'Content Writing',
  location: 'Remote',
  type: 'Part-time',
  department: 'Words and Web',
  summary: 'Write the letters, guides and pages that people read when they are worried.',
  description: [
    `This month's list: a letter that says no to a flood claim without making a bad week worse. A guide for someone buying a first car in Queens. Six words for a button nobody understands. You write them, a claims or policy colleague checks the facts, and a lawyer checks the promises.`,
    'Once a month you sit in on a video call while a client reads a draft aloud. Where they stop, you rewrite. You also keep our glossary, and you have the right to send back any text that uses a word from it without explaining it.',
    `It is 24 hours a week, on the days you choose, with one fixed meeting on Wednesdays at 11 a.m. ${site.region.timeZoneName}. You are employed by us, not hired by the piece.`,
  ],
  requirements: [
    'Three pieces of your own that make something difficult clear. Any subject, any form.',
    'You can cut your own text by half and thank the person who asked.',
    'You check a figure at its source before you use it.',
    'You can interview an expert and come away with an example, not a slogan.',
    'You have written for the web, or can show that you understand how people read there.',
  ],
  benefits: [
    'Health insurance at 24 hours a week, on the terms full-time staff have',
    'An editor on every text, and your edits on theirs',
    `Up to ${figures.courses} a year for books, classes or a conference`,
    'Pay for every hour, including research and the third rewrite',
    'A laptop, and the dictionary you ask for',
  ],
  pay: { from: 38, to: 48, per: 'hour' },
  posted: '2026-10-21',
  listed: false,
};
