import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { site } from '../site.ts';

export const insuranceVerificationSpecialist: JobOpening = {
  id: 'HL-104',
  slug: 'insurance-verification-specialist',
  title: 'Insurance Verification Specialist',
  location: 'Nationwide',
  type: 'Full-time',
  department: 'Health Services',
  summary: 'Tell clinics, lenders and landlords whether someone is covered, before it holds up their day.',
  description: [
    'A clinic calls at 8:10 a.m. Their patient is in the waiting room. Is the plan active? What is left of the deductible, the part a patient pays first? Does the scan need approval beforehand? You check who is asking and whether they may know, look it up, answer, and note the call. Most take under six minutes.',
    'The rest of the day is written requests: proof of home insurance for a closing, an auto certificate for a leasing company, a letter for a landlord. You also follow up on pending approvals, so that a patient hears a date from us instead of silence.',
  ],
  requirements: [
    'You have checked eligibility or benefits before, at a clinic, a pharmacy, a hospital or an insurer.',
    'You know what a deductible, a copay and a prior authorization are, and can explain each to a patient.',
    "You confirm a caller's right to know before you say anything, however rushed they are.",
    'You record facts exactly: dates, amounts, reference numbers.',
    `You can work 8 a.m. to 4:30 p.m. ${site.region.timeZoneName}, Monday to Friday.`,
    "You have a room with a door for calls about someone's health.",
  ],
  benefits: [
    'No weekend or evening shifts on this team',
    'A choice of the same health plans our clients have',
    'Privacy training every spring, on paid time',
    `${figures.parentalWeeks} weeks of fully paid leave for a new parent, by birth or adoption`,
    'Everything for your desk delivered, down to the privacy filter for the screen',
  ],
  pay: { from: 25, to: 32, per: 'hour' },
  posted: '2026-10-13',
  listed: false,
};
