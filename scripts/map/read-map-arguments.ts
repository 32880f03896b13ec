import type { Place } from './read-osm.ts';

type Arguments = { file: string; office: string; at?: Place };

const usage = 'Usage: npm run map -- FILE --office NAME [--at LATITUDE,LONGITUDE]';

/** Throws one sentence for what is missing or unknown. */
export function readMapArguments(
  [file, ...rest]: readonly string[],
  { office, at }: { office?: string; at?: string },
  offices: readonly string[],
): Arguments {
  if (!file || rest.length > 0 || !office) throw new Error(usage);
  if (!offices.includes(office))
    throw new Error(`There is no office "${office}" in company/site.ts. Offices: ${offices.join(', ')}.`);
  if (at === undefined) return { file, office };
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(at) ?? [];
  if (!latitude || !longitude)
    throw new Error(`"${at}" is not a place. Write latitude and longitude, such as 40.7079,-74.0013.`);
  return { file, office, at: { latitude: Number(latitude), longitude: Number(longitude) } };
}
