import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openings } from '#app/content/careers.ts';
import { jobs } from '#app/content/jobs/index.ts';
import type { JobOpening } from '#app/content/types.ts';
import { pageSize } from './filter-jobs.ts';
import { Openings } from './openings.tsx';

const job = jobs[0] as JobOpening;
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
const later = (text: string) => text.match(/<li [^>]*data-later/g)?.length ?? 0;

test('a long list contains every opening, hides the later ones and has a button to show them', () => {
  const long = html(pageSize + 5);
  expect(long.match(/<li /g)).toHaveLength(pageSize + 5);
  expect(later(long)).toBe(5);
  expect(long).toContain(openings.more);
});

test('a short list hides nothing and has no button', () => {
  const short = html(pageSize);
  expect(later(short)).toBe(0);
  expect(short).not.toContain(openings.more);
});

test('an empty list says that all openings are remote only while they are', () => {
  expect(html(3)).toContain(openings.empty.remote);
  expect(html(3, { location: 'Hybrid' })).not.toContain(openings.empty.remote);
  expect(html(0)).not.toContain(openings.empty.remote);
});
