import { site } from '#company/site.ts';
import { makePromises } from '#domain/promise.ts';
import { ourBusinessHours } from './business-hours.ts';

export const { promiseOf, hoursLate, lateBefore } = makePromises(
  ourBusinessHours,
  site.hotlineHours === 'always' ? 'plain' : 'business',
);
