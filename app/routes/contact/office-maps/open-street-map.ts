import type { OfficeMap } from '#app/catalog/maps.ts';

type Place = OfficeMap['place'];

const origin = 'https://www.openstreetmap.org';
const span = { longitude: 0.006, latitude: 0.0035 };

export function embedUrl({ latitude, longitude }: Place): string {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((side) => side.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${origin}/export/embed.html?${query}`;
}

export function directionsUrl({ latitude, longitude }: Place): string {
  return `${origin}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}

/** For an office whose place on the map is not known. */
export function searchUrl(address: string): string {
  return `${origin}/search?${new URLSearchParams({ query: address })}`;
}

export const copyrightUrl = `${origin}/copyright`;
