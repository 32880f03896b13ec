import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobOpening } from '#company/shape/types.ts';
import { benefits } from '#content/careers-life.ts';
import { sampleJob } from '../../../tests/support/sample-job.ts';
import { Benefits } from './benefits.tsx';

const job = (pay: JobOpening['pay'], listed = true) => sampleJob({ pay, listed });
const html = (...openings: JobOpening[]) => renderToStaticMarkup(<Benefits {...benefits} jobs={openings} />);

test('the pay runs from the lowest to the highest of the listed openings, hourly and yearly apart', () => {
  const openings = [
    job({ from: 22, to: 27, per: 'hour' }),
    job({ from: 19.5, to: 23.5, per: 'hour' }),
    job({ from: 74_000, to: 92_000, per: 'year' }),
    job({ from: 38, to: 48, per: 'hour' }, false),
  ];
  expect(html(...openings)).toContain('$19.50–$27 an hour');
  expect(html(...openings)).toContain('$74,000–$92,000 a year');
  expect(html(job({ from: 74_000, to: 92_000, per: 'year' }))).not.toContain('an hour');
});

test('without a listed opening no range is shown', () => {
  expect(html(job({ from: 38, to: 48, per: 'hour' }, false))).not.toContain(benefits.pay.label);
});
