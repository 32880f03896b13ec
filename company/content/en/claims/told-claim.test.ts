import { describe, expect, test } from 'vitest';
import { addUp } from '#app/catalog/told-claim.ts';
import type { ToldMoment } from '#company/shape/types.ts';
import { adjusterHours } from '#domain/claims.ts';
import { businessHoursBetween } from '#office/business-hours.ts';
import { officeClock } from '#office/clock.ts';
import { decisionTime } from '../phrases/promises.ts';
import { toldClaim } from './told-claim.ts';

const hour = 60 * 60 * 1000;

describe.skipIf(!toldClaim)('the claim that is told', () => {
  const { days = [], bill } = toldClaim ?? {};
  const moment = (wanted: ToldMoment) => {
    const [date = '', time = ''] = days.find(({ is }) => is === wanted)?.at.split('T') ?? [];
    return new Date(officeClock.momentOf(date, time));
  };

  test('is in order', () => {
    const times = days.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBeGreaterThan(3);
  });

  test('keeps the promise of an adjuster', () => {
    const waited = (moment('adjuster').getTime() - moment('reported').getTime()) / hour;
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThanOrEqual(adjusterHours);
  });

  test('has its decision within the promised business days of the last document', () => {
    const [, from, to] = /(\d+)-(\d+) business days/.exec(decisionTime)?.map(Number) ?? [];
    const waited = businessHoursBetween(moment('complete'), moment('decided')) / 24;
    expect(Math.ceil(waited)).toBeGreaterThanOrEqual(from ?? Number.NaN);
    expect(waited).toBeLessThanOrEqual(to ?? Number.NaN);
  });

  test('pays what the items come to, minus the deductible', () => {
    if (!bill) return;
    const { total, paid } = addUp(bill);
    expect(paid).toBeGreaterThan(0);
    expect(paid + bill.deductible.amount).toBe(total);
  });
});
