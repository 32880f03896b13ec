import { expect, test } from 'vitest';
import { makeRowId } from './row-id.ts';

test('the same content on the same day has the same id', () => {
  const id = makeRowId('secret', 'content', '2026-11-18');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(makeRowId('secret', 'content', '2026-11-18')).toBe(id);
  expect(makeRowId('secret', 'content', '2026-11-19')).not.toBe(id);
  expect(makeRowId('secret', 'contents', '2026-11-18')).not.toBe(id);
  expect(makeRowId('secrets', 'content', '2026-11-18')).not.toBe(id);
});
