/** The colours of the printed documents: the site's pigments, and tints of them that stay readable in black and white. */
export const palette = {
  navy: '#0c2340',
  slate: '#3d5a78',
  steel: '#8ca3b8',
  fog: '#edf1f2',
  cream: '#fbf1e1',
  sand: '#ebd5b8',
  stone: '#cdb79c',
  seaglass: '#8ed1c3',
  mist: '#e4f2f0',
  teal: '#1b6a69',
  amber: '#ffb43f',
  coral: '#f2735a',
  blush: '#f8b9a2',
  brownstone: '#bc6e55',
  umber: '#5e3430',
  field: '#6b8098',
  line: '#c9d3d6',
  white: '#ffffff',
} as const;

/** `t` of the way from one colour to another. */
export function mix(from: string, to: string, t: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => value + ((other[index] ?? 0) - value) * t);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The three numbers that PDF operators and dictionaries want. */
export function rgb(hex: string): number[] {
  return channels(hex).map((value) => Number((value / 255).toFixed(3)));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
