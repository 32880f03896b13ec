import { listSamples, type Sample } from '../../app/catalog/samples.ts';
import type { License } from '../../company/shape/site.ts';
import { site } from '../../company/site.ts';

const what: Record<Sample['kind'], string> = {
  figure: 'the figure',
  person: 'the invented person',
  review: 'the invented review by',
  quote: 'the invented quote by',
  claim: 'the invented claim',
};

/** A licensed company may show no inventions. One sentence for each that is left. */
export function complainAboutSamples(
  license: License | null = site.license,
  samples: readonly Sample[] = listSamples(),
): string[] {
  if (!license) return [];
  return samples.map(
    ({ file, kind, item }) =>
      `${file}: ${what[kind]} ${item} is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.`,
  );
}
