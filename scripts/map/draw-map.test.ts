import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import { readMapArguments } from './read-map-arguments.ts';
import { readOsm } from './read-osm.ts';

const file = path.join(import.meta.dirname, 'made-up-town.osm');
const extract = readOsm(readFileSync(file, 'utf8'), file);
const office = { latitude: 45.003, longitude: -92.994 };
const map = drawMap(extract, office, (streets) => streets.join(', '));
const named = (name: string) => map.streets.filter((street) => street.name === name);

test('streets with a name are drawn, main roads wide, with names shortened as on signs', () => {
  expect(new Set(map.streets.map(({ name }) => name))).toEqual(
    new Set(['Old Mill Rd', 'First St', 'Second St', 'Third St', 'Fourth St', 'Alder Ave', 'Birch Ave']),
  );
  expect(named('Old Mill Rd')).toMatchObject([{ wide: true }]);
  expect(named('First St')).not.toMatchObject([{ wide: true }]);
});

test('a straight street is two points, from edge to edge', () => {
  const [{ line } = { line: [] }] = named('Second St');
  expect(line).toHaveLength(2);
  expect(line[0]?.[1]).toBe(line[1]?.[1]);
  expect(line[0]?.[0]).toBeLessThanOrEqual(0);
  expect(line[1]?.[0]).toBeGreaterThanOrEqual(400);
});

test('north is up, and the office is in the middle', () => {
  const heightOf = (name: string) => named(name)[0]?.line[0]?.[1] ?? Number.NaN;
  expect(heightOf('Fourth St')).toBeLessThan(heightOf('First St'));
  expect(map.office).toEqual([200, 150]);
  expect(map.place).toEqual(office);
});

test('names lie along their streets and are read from left to right', () => {
  const labels = map.streets.flatMap(({ label }) => label ?? []);
  expect(labels.length).toBeGreaterThanOrEqual(5);
  for (const { at, turn } of labels) {
    expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    expect(at[0]).toBeGreaterThan(0);
    expect(at[0]).toBeLessThan(400);
  }
  expect(named('Second St')[0]?.label?.turn).toBe(0);
  expect(map.words).toContain('Old Mill Rd');
});

test('a park and a pond of two pieces are cut at the edges', () => {
  expect(map.parks).toMatchObject([{ name: 'Linden Park' }]);
  expect(map.water).toMatchObject([{ name: 'Mill Pond' }]);
  for (const [x, y] of [...map.parks, ...map.water].flatMap(({ outline }) => outline)) {
    expect(x).toBeGreaterThanOrEqual(-10);
    expect(x).toBeLessThanOrEqual(410);
    expect(y).toBeGreaterThanOrEqual(-10);
    expect(y).toBeLessThanOrEqual(310);
  }
});

test('the drawing says that its data is OpenStreetMap’s', () => {
  expect(map.fromOpenStreetMap).toBe(true);
});

test('a place outside of the extract is named', () => {
  expect(() => drawMap(extract, { latitude: 40, longitude: -74 }, String)).toThrow(
    '40,-74 is outside of the extract, which reaches from 45,-93 to 45.006,-92.988.',
  );
});

test('an extract without a street is refused', () => {
  expect(() => drawMap({ ...extract, ways: [] }, office, String)).toThrow(
    'There is no street with a name around 45.003,-92.994. Check the place, or export a larger area.',
  );
});

test.each(['<html><p>', '<gpx></gpx>', 'no XML', ''])('a file with %j is refused', (text) => {
  expect(() => readOsm(text, 'town.osm')).toThrow(
    'town.osm is not an OpenStreetMap extract. Choose a small area at openstreetmap.org/export and save it.',
  );
});

test('the arguments are read', () => {
  expect(readMapArguments(['a.osm'], { office: 'Main', at: '45.1,-93' }, ['Main'])).toEqual({
    file: 'a.osm',
    office: 'Main',
    at: { latitude: 45.1, longitude: -93 },
  });
});

test.each([
  [[], { office: 'Main' }, 'Usage: npm run map -- FILE --office NAME [--at LATITUDE,LONGITUDE]'],
  [['a.osm'], {}, 'Usage: npm run map -- FILE --office NAME [--at LATITUDE,LONGITUDE]'],
  [['a.osm'], { office: 'Uptown' }, 'There is no office "Uptown" in company/site.ts. Offices: Main.'],
  [
    ['a.osm'],
    { office: 'Main', at: 'here' },
    '"here" is not a place. Write latitude and longitude, such as 40.7079,-74.0013.',
  ],
])('%j with %j is refused in one sentence', (files, options, sentence) => {
  expect(() => readMapArguments(files, options, ['Main'])).toThrow(sentence);
});
