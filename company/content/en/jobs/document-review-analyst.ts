import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { mainOffice } from '../phrases/offices.ts';
import { decisionTime } from '../phrases/promises.ts';

export const documentReviewAnalyst: JobOpening = {
  id: 'HL-103',
  slug: 'document-review-analyst',
  title: 'Document Review Analyst',
  location: { hybridAt: mainOffice.name },
  type: 'Hybrid',
  department: 'Claims',
  summary:
    'Read claim files on the day they arrive, and tell the adjuster what is there, missing or at odds.',
  description: [
    'A claim file can hold a police report, nine photos, two repair estimates and a hospital bill. You read all of it. Then you write one page for the adjuster: what happened, what the documents show, what is missing, and where two of them disagree.',
    `Timing is the point of the job. ${decisionTime} So a missing signature found on the first day can save a family a week. When you find one, you write to the client yourself, in words that say exactly which page we need.`,
    `You finish eight to twelve files a day. Auto in the morning, property after lunch, and one hard file a week that two of you read together. Tuesdays and Thursdays are at our ${mainOffice.name} office, where the paper originals are.`,
  ],
  requirements: [
    'Two years of close reading for work: claims, paralegal, audit, medical records, archives or similar.',
    'You can turn thirty pages into one without losing the fact that matters.',
    'You can tell a question from an accusation, and you write the question.',
    'You are comfortable in PDF tools and a spreadsheet.',
    'You keep what you read confidential, at home and in the office.',
    `You can be at the ${mainOffice.name} office two days a week.`,
  ],
  benefits: [
    `Three days a week at home, two at the ${mainOffice.name} office, with pre-tax transit for the trip`,
    'An hour every Friday to read a closed file and see how it ended',
    `Retirement plan (401(k)) in which we match up to ${figures.retirementMatch} of your pay`,
    'A second reader on every file involving a death or a serious injury',
    'Claims courses paid for, with study time during work hours',
  ],
  pay: { from: 29, to: 37, per: 'hour' },
  posted: '2026-09-15',
  listed: false,
};
