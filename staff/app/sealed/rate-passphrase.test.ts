import { expect, test } from 'vitest';
import { ratePassphrase } from './rate-passphrase.ts';

test.each([
  ['', 'weak'],
  ['Tr0ub4dor&3', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['passwordpassword1', 'fair'],
  ['lantern oyster ferry', 'fair'],
  ['lantern oyster ferry quilt mango', 'strong'],
])('"%s" is %s', (passphrase, strength) => {
  expect(ratePassphrase(passphrase)).toBe(strength);
});
