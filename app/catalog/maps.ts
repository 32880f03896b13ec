import { mapFileOf } from './map-file.ts';

export type Point = readonly [x: number, y: number];

/** A street: its path on a canvas of 400 by 300, and its name where there is room for one. */
export type Street = {
  name: string;
  line: readonly Point[];
  wide?: boolean;
  label?: { at: Point; turn: number };
};
/** A park or a body of water. */
export type Area = { name: string; outline: readonly Point[]; label?: Point };
export type OfficeMap = {
  /** Alternative text of the drawing. */
  words: string;
  streets: readonly Street[];
  parks: readonly Area[];
  water: readonly Area[];
  office: Point;
  /** The center of the interactive map. For a fictional address, a public square nearby. */
  place: { latitude: number; longitude: number };
  /** Drawn from OpenStreetMap's data, whose license asks for a credit. */
  fromOpenStreetMap?: true;
};

/** Drawn by hand, or by `npm run map`. */
const drawings = import.meta.glob<OfficeMap>('../../company/content/maps/*.json', {
  eager: true,
  import: 'default',
});

/** The drawing of an office's neighborhood, if there is one. */
export function mapOf(office: { name: string }): OfficeMap | undefined {
  return drawings[`../../company/content/maps/${mapFileOf(office.name)}`];
}
