import type { Question, QuestionGroup } from './question.ts';
import { auto } from './quote/auto.ts';
import { business } from './quote/business.ts';
import { group } from './quote/group.ts';
import { health } from './quote/health.ts';
import { home } from './quote/home.ts';
import { life } from './quote/life.ts';
import { serviceChoices } from './service-names.ts';

export const quoteStart: readonly Question[] = [
  { name: 'service', label: 'What to insure', hint: 'Decides what we ask below.', input: serviceChoices },
  { name: 'zip', label: 'ZIP code', hint: 'Prices depend on the place.', input: 'zip' },
];

/**
 * What an agent needs to know, by service. Each name starts with its service, so that answers for one never stand in another.
 * Never ask for medical details, Social Security numbers or bank details.
 */
export const quoteDetails: readonly QuestionGroup[] = [life, auto, home, health, business, group];
