import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { sampleJob } from '../../../../tests/support/sample-job.ts';
import { graphSchema } from '../../../../tests/support/structured-data.ts';
import { jobPosting } from './job-posting.ts';

const [office] = site.offices;
const post = (own: Parameters<typeof sampleJob>[0]) => {
  const posting = jobPosting(sampleJob(own));
  const graph = { '@context': 'https://schema.org', '@graph': [posting] };
  expect(graphSchema.safeParse(graph).error?.issues ?? []).toEqual([]);
  return posting;
};

test('a remote job names the country, or the states', () => {
  for (const location of ['Remote', 'Nationwide'] as const)
    expect(post({ location })).toMatchObject({ applicantLocationRequirements: { name: 'USA' } });
  expect(post({ location: { remoteIn: ['ID', 'UT'] } })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'State', name: 'Idaho' }, { name: 'Utah' }],
  });
});

test('a job at an office has its address, and one in a city the city', () => {
  for (const location of [{ hybridAt: office.name }, { onSiteAt: office.name }])
    expect(post({ location })).toMatchObject({
      jobLocation: { address: { streetAddress: office.street, postalCode: office.zip } },
    });
  expect(post({ location: { onSiteIn: 'Twin Falls, ID' } })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Twin Falls', addressRegion: 'ID' } },
  });
});

test('the pay is by the hour or by the year', () => {
  expect(post({ pay: { from: 58_000, to: 71_000, per: 'year' } })).toMatchObject({
    baseSalary: { value: { minValue: 58_000, maxValue: 71_000, unitText: 'YEAR' } },
  });
  expect(post({})).toMatchObject({ baseSalary: { value: { unitText: 'HOUR' } } });
});

test('the description is HTML, in which a text stays as it is', () => {
  expect(post({ description: ['Smith & Sons <hire>'] })).toMatchObject({
    description: expect.stringContaining('<p>Smith &amp; Sons &lt;hire&gt;</p>'),
  });
});
