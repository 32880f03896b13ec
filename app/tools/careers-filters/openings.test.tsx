import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobOpening } from '#company/shape/types.ts';
import { jobDetail, openings } from '#content/careers.ts';
import { sampleJob } from '../../../tests/support/sample-job.ts';
import { Openings } from './openings.tsx';

const html = (count: number, first: Partial<JobOpening> = {}) =>
  renderToStaticMarkup(
    <Openings
      jobs={Array.from({ length: count }, (_, place) =>
        sampleJob({ slug: `job-${place}`, ...(place === 0 && first) }),
      )}
    />,
  );

test('an empty list says that all openings are remote only while they are', () => {
  expect(html(3, { type: 'Part-time' })).toContain(openings.empty.remote);
  expect(html(3, { location: { onSiteIn: 'Boise, ID' } })).not.toContain(openings.empty.remote);
});

test('without openings the page says so, and one opening has no filters', () => {
  expect(html(0)).toContain(openings.none.title);
  expect(html(1)).not.toContain(openings.none.title);
  for (const count of [0, 1]) expect(html(count)).not.toContain('<select');
  expect(html(3, { location: { onSiteIn: 'Boise, ID' } })).toContain('<option>Boise, ID</option>');
});

test('a card shows location and type, each with its label, even if both say Remote', () => {
  const card = html(1, { location: 'Remote', type: 'Remote' });
  for (const label of [jobDetail.location, jobDetail.type])
    expect(card).toMatch(new RegExp(`<dt class="text-muted">${label}</dt><dd[^>]*>Remote</dd>`));
});

test('a card shows yearly pay as yearly', () => {
  expect(html(1, { pay: { from: 58_000, to: 71_000, per: 'year' } })).toContain('$58,000–$71,000 a year');
});
