import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { benefits } from '#app/content/careers-life.ts';
import { jobs } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/words/types.ts';
import { Benefits } from './benefits.tsx';

const job = (pay: JobOpening['pay'], listed = true) => ({ ...(jobs[0] as JobOpening), pay, listed });
const html = (...openings: JobOpening[]) => renderToStaticMarkup(<Benefits {...benefits} jobs={openings} />);

test('the pay runs from the lowest to the highest hourly pay of the listed openings', () => {
  const openings = [
    job({ from: 22, to: 27, per: 'hour' }),
    job({ from: 19.5, to: 23.5, per: 'hour' }),
    job({ from: 74_000, to: 92_000, per: 'year' }),
    job({ from: 38, to: 48, per: 'hour' }, false),
  ];
  expect(html(...openings)).toContain('$19.50–$27 an hour');
});

test('without an opening paid by the hour no range is shown', () => {
  expect(html(job({ from: 74_000, to: 92_000, per: 'year' }))).not.toContain(benefits.pay.label);
});
