import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { embedPolicy } from './embed-policy.ts';

const page = (meta = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${meta}<script>if (1 < 2) alert('é')</script></head></html>`;

test('a policy is inserted after the charset, and no other byte changes', () => {
  const policy = contentSecurityPolicy(page(), 'https://abc.supabase.example');
  const embedded = embedPolicy(page(), policy);
  expect(embedded).toBe(page(`<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  expect(contentSecurityPolicy(embedded, 'https://abc.supabase.example')).toBe(policy);
});

test('a page without a charset is refused', () => {
  expect(() => embedPolicy('<title>Not found</title>', "default-src 'none'")).toThrow('charset');
});
