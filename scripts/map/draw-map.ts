import type { Area, OfficeMap, Point, Street } from '#app/catalog/maps.ts';
import { areaOf, canvas, clipLine, clipPolygon, round, thin } from './geometry.ts';
import { placeLabel, widthOf } from './place-label.ts';
import type { Extract, Place, Way } from './read-osm.ts';

const metersPerDegree = 111_320;
/** How much of the town is drawn, at most, from left to right. */
const widest = 800;
const smallestArea = 150;
const mostLabels = 14;

const wide = ['motorway', 'trunk', 'primary', 'secondary'];
const narrow = ['tertiary', 'residential', 'unclassified', 'living_street', 'pedestrian'];
const short: Record<string, string> = {
  Street: 'St',
  Avenue: 'Ave',
  Boulevard: 'Blvd',
  Road: 'Rd',
  Drive: 'Dr',
  Lane: 'Ln',
  Place: 'Pl',
};

const isStreet = ({ tags }: Way) => [...wide, ...narrow].includes(tags.highway ?? '') && Boolean(tags.name);
const isWater = ({ tags, isClosed }: Way) =>
  isClosed && (tags.natural === 'water' || tags.waterway === 'riverbank');
const isPark = ({ tags, isClosed }: Way) => isClosed && ['park', 'garden'].includes(tags.leisure ?? '');

/** Draws the streets, parks and water around an office in the style of the site. Throws one sentence if there is nothing. */
export function drawMap(
  extract: Extract,
  place: Place,
  toWords: (streets: readonly string[]) => string,
): OfficeMap {
  const project = createProjection(extract, place);
  const office = round(project(place));
  // The pin stands above its point.
  const taken: Point[] = [office, [office[0], office[1] - 18], [office[0], office[1] - 30]];
  const streets = drawStreets(extract.ways.filter(isStreet), project, taken);
  if (streets.length === 0)
    throw new Error(
      `There is no street with a name around ${place.latitude},${place.longitude}. Check the place, or export a larger area.`,
    );
  return {
    words: toWords(streets.filter(({ label }) => label).map(({ name }) => name)),
    streets,
    parks: drawAreas(extract.ways.filter(isPark), project, 'middle'),
    water: drawAreas(extract.ways.filter(isWater), project, 'start'),
    office,
    place,
    fromOpenStreetMap: true,
  };
}

function createProjection({ south, west, north, east }: Extract, center: Place) {
  const { latitude, longitude } = center;
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    throw new Error(
      `${latitude},${longitude} is outside of the extract, which reaches from ${south},${west} to ${north},${east}.`,
    );
  const stretch = Math.cos((latitude * Math.PI) / 180);
  const width = (east - west) * stretch * metersPerDegree;
  const height = (north - south) * metersPerDegree;
  const shown = Math.min(widest, width, (height * canvas.width) / canvas.height);
  const scale = (canvas.width * metersPerDegree) / shown;
  return (place: Place): Point => [
    canvas.width / 2 + (place.longitude - longitude) * stretch * scale,
    canvas.height / 2 - (place.latitude - latitude) * scale,
  ];
}

function drawStreets(ways: readonly Way[], project: (place: Place) => Point, taken: Point[]): Street[] {
  const byName = new Map<string, { lines: Point[][]; isWide: boolean }>();
  for (const { tags, places } of ways) {
    const name = (tags.name ?? '').replace(/\w+$/, (word) => short[word] ?? word);
    const street = byName.get(name) ?? { lines: [], isWide: false };
    street.lines.push(...clipLine(places.map(project)));
    street.isWide ||= wide.includes(tags.highway ?? '');
    byName.set(name, street);
  }
  const shown = [...byName].filter(([, { lines }]) => lines.length > 0);
  shown.sort(
    ([, one], [, other]) =>
      Number(other.isWide) - Number(one.isWide) || other.lines.length - one.lines.length,
  );
  let labels = 0;
  return shown.flatMap(([name, { lines, isWide }]) => {
    const label = labels < mostLabels ? placeLabel(name, lines, taken) : undefined;
    if (label) labels += 1;
    return lines.map((line, index) => ({
      name,
      line,
      ...(isWide && { wide: true }),
      ...(label && index === 0 && { label }),
    }));
  });
}

function drawAreas(
  ways: readonly Way[],
  project: (place: Place) => Point,
  anchor: 'start' | 'middle',
): Area[] {
  return ways.flatMap(({ tags, places }) => {
    const outline = thin(clipPolygon(places.map(project)));
    if (areaOf(outline) < smallestArea) return [];
    const name = tags.name ?? '';
    const xs = outline.map(([x]) => Math.min(Math.max(x, 0), canvas.width));
    const ys = outline.map(([, y]) => Math.min(Math.max(y, 0), canvas.height));
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const middle = (left + right) / 2;
    const hasRoom = name && right - left > widthOf(name) * 1.3 && Math.max(...ys) - Math.min(...ys) > 24;
    const x = anchor === 'middle' ? middle : middle - widthOf(name) * 0.65;
    const label = round([x, (Math.min(...ys) + Math.max(...ys)) / 2 + 4]);
    return [{ name, outline, ...(hasRoom && { label }) }];
  });
}
