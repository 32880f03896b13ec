import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OfficeMap } from '#app/catalog/maps.ts';
import { maps as words } from '#content/contact.ts';
import { OfficeMapCard } from './office-map-card.tsx';

const office = { name: 'Main', street: '1 Elm St', city: 'Duluth', state: 'MN', zip: '55802' };
const map: OfficeMap = {
  words: 'A drawing.',
  streets: [
    {
      name: 'Elm St',
      line: [
        [0, 0],
        [400, 300],
      ],
    },
  ],
  parks: [],
  water: [],
  office: [200, 150],
  place: { latitude: 46.78, longitude: -92.1 },
};
const render = (drawing?: OfficeMap) => renderToStaticMarkup(<OfficeMapCard office={office} map={drawing} />);

test('an office without a drawing has its address and a link, and no empty frame', () => {
  const html = render();
  expect(html).toContain('1 Elm St, Duluth, MN 55802');
  expect(html).toContain('https://www.openstreetmap.org/search?query=1+Elm+St%2C+Duluth%2C+MN+55802');
  expect(html).not.toMatch(/<svg|<iframe|<button|aspect-/);
});

test('a drawing of our own needs no credit', () => {
  const html = render(map);
  expect(html).toContain('aria-label="A drawing."');
  expect(html).toContain('directions?to=46.78%2C-92.1');
  expect(html).not.toContain(words.credit);
});

test('a drawing from OpenStreetMap links to its license', () => {
  expect(render({ ...map, fromOpenStreetMap: true })).toMatch(
    new RegExp(`href="https://www.openstreetmap.org/copyright"[^>]*>${words.credit}<`),
  );
});
