import { describe, expect, test } from 'vitest';
import type { StateLaw } from '#company/shape/state.ts';
import { newYork } from '#company/states/new-york/index.ts';
import { plainState } from '#company/states/plain.ts';
import { writeReports } from './crash-reports.ts';
import { writeFaqs } from './faqs.ts';

const idaho = plainState('ID');
const textsOf = (law: StateLaw): string[] => [
  ...writeFaqs(law).map(({ answer }) => answer),
  writeReports(law),
];

describe('a state about whose law nothing is written', () => {
  test('leaves out no-fault, deadlines and the law of another state', () => {
    const texts = textsOf(idaho);
    expect(texts.filter((text) => /New York|undefined|null|NF-2|15 business days/.test(text))).toEqual([]);
    expect(writeReports(idaho)).not.toMatch(/no-fault/);
  });

  test('still says that someone takes complaints', () => {
    expect(textsOf(idaho)).toContainEqual(
      expect.stringContaining('complain to the state’s insurance department'),
    );
  });
});

test('New York has its deadlines on the claims page', () => {
  const text = textsOf(newYork).join('\n');
  expect(text).toContain(newYork.auto.noFault?.notice.value);
  expect(text).toContain(newYork.claims.decided?.value);
  expect(text).toContain(newYork.claims.decidedOtherwise?.value);
  expect(text).toContain(newYork.claims.paid?.value);
  expect(text).toContain('mail form MV-104 to the Department of Motor Vehicles within 10 days');
  expect(text).toContain('(800) 342-3736 or dfs.ny.gov/complaint');
});
