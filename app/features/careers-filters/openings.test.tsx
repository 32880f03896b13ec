import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jobDetail, openings } from '#app/content/careers.ts';
import { jobs } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/words/types.ts';
import { Openings } from './openings.tsx';

const job: JobOpening = { ...(jobs[0] as JobOpening), location: 'Remote' };
const html = (count: number, first: Partial<JobOpening> = {}) =>
  renderToStaticMarkup(
    <Openings
      jobs={Array.from({ length: count }, (_, place) => ({
        ...job,
        ...(place === 0 && first),
        slug: `job-${place}`,
      }))}
    />,
  );

test('an empty list says that all openings are remote only while they are', () => {
  expect(html(3)).toContain(openings.empty.remote);
  expect(html(3, { location: 'Hybrid' })).not.toContain(openings.empty.remote);
  expect(html(0)).not.toContain(openings.empty.remote);
});

test('a card shows location and type, each with its label, even if both say Remote', () => {
  const card = html(1, { location: 'Remote', type: 'Remote' });
  for (const label of [jobDetail.location, jobDetail.type])
    expect(card).toMatch(new RegExp(`<dt class="text-muted">${label}</dt><dd[^>]*>Remote</dd>`));
});
