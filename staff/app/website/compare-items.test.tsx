import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describe, fields } from '../../words/website-fields.ts';
import { differences } from '../../words/website-publish.ts';
import { withFacts, withWords } from './change-item.ts';
import { compareItems } from './compare-items.ts';
import { Differences } from './differences.tsx';
import { newItem } from './new-item.ts';

const day = withWords(newItem('special_day', '2026-11-20'), 'en', { reason: 'Snowstorm' });

test('only the lines that change are listed, in words', () => {
  const open = withFacts(day, { open: { from: '10:00', to: '15:30' } });
  expect(compareItems('special_day', day, open)).toEqual([
    { label: fields.hours.label, before: describe.hours(null), after: 'Open from 10:00 AM to 3:30 PM' },
  ]);
  expect(compareItems('special_day', day, day)).toEqual([]);
});

test('a new item lists everything it says', () => {
  const labels = compareItems('special_day', null, day).map(({ label }) => label);
  expect(labels).toContain(fields.days.label);
  expect(labels).toContain(describe.inLanguage(fields.reason.label, 'English'));
});

test('changed words are marked on both sides, and text of a person is never markup', () => {
  const html = renderToStaticMarkup(
    <Differences
      kind="special_day"
      before={day}
      after={withWords(day, 'en', { reason: '<img src=x onerror=alert(1)>' })}
    />,
  );
  expect(html).toMatch(/<del[^>]*>Snowstorm/);
  expect(html).toMatch(/<ins[^>]*>&lt;img src=x/);
  expect(html).not.toContain('<img');
});

test('an item that goes says so', () => {
  expect(renderToStaticMarkup(<Differences kind="special_day" before={day} after={null} />)).toContain(
    differences.removed,
  );
});
