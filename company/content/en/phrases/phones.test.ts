import { expect, test } from 'vitest';
import { telephone } from '#company/site.ts';
import { phoneWords } from './phones.ts';

const one = telephone('(208) 555-2140');
const other = telephone('(208) 555-2199');
const claims = { short: 'Claims', label: 'Claims, day and night' };

test('two numbers have a label each', () => {
  expect(phoneWords({ telephone: one, claimsHotline: other }, claims)).toEqual({
    isOnePhone: false,
    claims,
    telephone: 'Phone',
  });
});

test('one number has a label for both, however it is written', () => {
  const written = telephone('208-555-2140');
  expect(phoneWords({ telephone: one, claimsHotline: written }, claims)).toEqual({
    isOnePhone: true,
    claims: { short: 'Call us', label: 'Questions and claims' },
    telephone: 'Phone, for questions and claims',
  });
});
