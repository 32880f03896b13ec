import { withoutScheme } from '#company/shape/without-scheme.ts';
import type { StateLaw } from '../../shape/state.ts';
import { freeLook, gracePeriod } from './life.ts';
import { regulator } from './regulator.ts';

export const terms: StateLaw['glossary']['terms'] = [
  {
    term: 'Department of Financial Services',
    slug: 'department-of-financial-services',
    meaning: `The New York State office that licenses insurers and looks into complaints about them. Filing a complaint costs nothing: ${regulator.phone} or ${withoutScheme(regulator.url)}.`,
    seeAlso: ['denial', 'regulation-64'],
    linkedFrom: ['denial'],
  },
  {
    term: 'Regulation 64',
    slug: 'regulation-64',
    meaning:
      "New York's deadlines for claims: an insurer must acknowledge a claim within 15 business days, and accept or reject most claims within 15 business days of complete proof, or tell you in writing why it needs longer. Car damage and no-fault have rules of their own.",
    seeAlso: ['claim', 'department-of-financial-services'],
  },
  {
    term: 'SUM coverage',
    slug: 'sum-coverage',
    meaning:
      'Supplementary uninsured and underinsured motorist coverage in New York. It helps when the driver who hurt you carries too little insurance, and it works outside the state as well.',
    seeAlso: ['uninsured-motorist'],
    linkedFrom: ['uninsured-motorist'],
  },
];

export const notes: StateLaw['glossary']['notes'] = {
  agent: 'In New York you can ask to see the license.',
  fault:
    'In New York fault decides who pays for cars and for serious injuries, but not who pays your first medical bills.',
  'free-look': `In New York you get ${freeLook.value}.`,
  'grace-period': `For life insurance in New York it is ${gracePeriod.value}.`,
  lapse:
    'For a car in New York it can also cost you the registration, so turn in the plates before you drop the insurance.',
  'non-renewal': 'In New York the insurer must tell you in advance, in writing, with the reason.',
  'notice-of-loss': 'New York no-fault also wants it in writing.',
  'proof-of-loss': 'In New York the fraud warning is printed right above your signature.',
  'uninsured-motorist': 'New York requires some of it on every auto policy.',
  'workers-compensation': 'Nearly every New York employer must have it.',
};
