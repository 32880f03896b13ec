import { expect, test } from 'vitest';
import { listSamples } from '../../app/catalog/samples.ts';
import { complainAboutSamples } from './refuse-samples.ts';

const license = {
  holder: 'Bluefin',
  principalOffice: 'Boise, Idaho',
  domicile: 'Idaho',
  number: '1',
  type: 'Insurer',
  underwriter: 'Bluefin',
  naic: '00001',
};
const content = {
  figures: { clients: { value: '50k+', sample: true }, rating: { value: '4.2/5' }, satisfaction: null },
  agents: [{ name: 'Dan Made-Up', sample: true }],
  members: [{ name: 'Ann Real' }, { name: 'Bob Made-Up', sample: true }],
  reviews: [{ name: 'Cleo Made-Up', sample: true }],
  quotes: [{ name: 'Bob Made-Up', quote: 'Yes', sample: true }],
  claim: { title: 'One claim', sample: true },
} as const;

test('a licensed site names every sample with its file', () => {
  expect(complainAboutSamples(license, listSamples(content))).toEqual([
    'company/site.ts: the figure clients (50k+) is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
    'company/site.ts: the invented person Dan Made-Up is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
    'company/content/en/about.ts: the invented person Bob Made-Up is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
    'company/content/en/home.ts: the invented review by Cleo Made-Up is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
    'company/content/en/careers-life.ts: the invented quote by Bob Made-Up is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
    'company/content/en/claims/told-claim.ts: the invented claim One claim is a sample, and a site with a license shows none. Replace it and delete its mark, or remove it.',
  ]);
});

test('a demonstration may show them', () => {
  expect(complainAboutSamples(null, listSamples(content))).toEqual([]);
});

test('nothing is left in content without marks', () => {
  expect(
    listSamples({
      figures: {},
      agents: [],
      members: [{ name: 'Ann Real' }],
      reviews: [],
      quotes: [],
      claim: { title: 'A real claim' },
    }),
  ).toEqual([]);
});
