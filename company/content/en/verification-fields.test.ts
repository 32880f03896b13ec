import { expect, test } from 'vitest';
import { writeCreditReason } from './verification-fields.ts';

test('the question for a credit score names the law against it, where there is one', () => {
  expect(writeCreditReason('The law of Freedonia forbids it.', true)).toContain('The law of Freedonia');
  expect(writeCreditReason(null, true)).not.toMatch(/null|undefined/);
});
