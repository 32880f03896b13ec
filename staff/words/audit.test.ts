import { expect, test } from 'vitest';
import { actions } from '#domain/actions.ts';
import { audit, sentences } from './audit.ts';

test.each(actions)('%s has a sentence and a name for the filter', (action) => {
  expect(sentences[action]?.({})).toMatch(/^[a-z]+ .*[^.]$|^[a-z]+ [a-z]+$/);
  expect(audit.actions[action]).toMatch(/^[A-Z]/);
});

test('there are no words for acts that are not recorded', () => {
  expect(Object.keys(sentences).sort()).toEqual([...actions].sort());
  expect(Object.keys(audit.actions).sort()).toEqual([...actions].sort());
});

test('codes and counts are put into words', () => {
  expect(sentences.person_invited({ role: 'hiring', email: 'sam@example.com' })).toBe(
    'invited sam@example.com as Hiring',
  );
  expect(sentences.role_changed({ name: 'Sam', from: 'service', role: 'hiring' })).toBe(
    'changed the role of Sam from Service to Hiring',
  );
  expect(sentences.record_assigned({})).toBe('assigned {record} to nobody');
  expect(sentences.state_changed({ state: 'in_progress' })).toBe('set {record} to “In progress”');
  expect(sentences.audit_exported({ lines: 1 })).toBe('exported 1 line of the audit');
  expect(sentences.person_deleted({ count: 1200 })).toBe('deleted 1,200 records of one person');
});
