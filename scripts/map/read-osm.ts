import { SaxesParser } from 'saxes';

export type Place = { latitude: number; longitude: number };
export type Way = { places: Place[]; isClosed: boolean; tags: Record<string, string> };
export type Extract = { south: number; west: number; north: number; east: number; ways: Way[] };

type Element = { id: string; tags: Record<string, string>; refs: string[] };

/** Reads an .osm file, as openstreetmap.org exports it. Throws one sentence if it is something else. */
export function readOsm(xml: string, file: string): Extract {
  const notOsm = new Error(
    `${file} is not an OpenStreetMap extract. Choose a small area at openstreetmap.org/export and save it.`,
  );
  const nodes = new Map<string, Place>();
  const ways: Element[] = [];
  const relations: Element[] = [];
  let bounds: Omit<Extract, 'ways'> | undefined;
  let current: Element | undefined;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw notOsm;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const read = (key: string) => String(attributes[key] ?? '');
    if (name === 'bounds')
      bounds = {
        south: Number(read('minlat')),
        west: Number(read('minlon')),
        north: Number(read('maxlat')),
        east: Number(read('maxlon')),
      };
    else if (name === 'node')
      nodes.set(read('id'), { latitude: Number(read('lat')), longitude: Number(read('lon')) });
    else if (name === 'way' || name === 'relation') {
      current = { id: read('id'), tags: {}, refs: [] };
      (name === 'way' ? ways : relations).push(current);
    } else if (name === 'nd') current?.refs.push(read('ref'));
    else if (name === 'member' && read('type') === 'way' && read('role') === 'outer')
      current?.refs.push(read('ref'));
    else if (name === 'tag' && current) current.tags[read('k')] = read('v');
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'way' || name === 'relation') current = undefined;
  });
  parser.write(xml).close();
  if (!bounds || nodes.size === 0) throw notOsm;
  const byId = new Map(ways.map((way) => [way.id, way]));
  const outlines = relations.flatMap(({ id, tags, refs }) =>
    joinRings(refs.map((ref) => byId.get(ref)?.refs ?? [])).map((ring) => ({ id, tags, refs: ring })),
  );
  return { ...bounds, ways: [...ways, ...outlines].map((way) => toWay(way, nodes)) };
}

function toWay({ tags, refs }: Element, nodes: ReadonlyMap<string, Place>): Way {
  const places = refs.map((ref) => nodes.get(ref)).filter((place) => place !== undefined);
  return { tags, places, isClosed: refs.length > 3 && refs[0] === refs.at(-1) };
}

/** Joins the pieces of an outline end to end. Leaves out an outline that the extract cuts off. */
function joinRings(pieces: readonly string[][]): string[][] {
  const left = pieces.filter((piece) => piece.length > 1).map((piece) => [...piece]);
  const rings: string[][] = [];
  for (let ring = left.shift(); ring; ring = left.shift()) {
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const index = left.findIndex((piece) => piece[0] === end || piece.at(-1) === end);
      const [next] = index < 0 ? [] : left.splice(index, 1);
      if (!next) break;
      ring.push(...(next[0] === end ? next : next.reverse()).slice(1));
    }
    if (ring[0] === ring.at(-1)) rings.push(ring);
  }
  return rings;
}
