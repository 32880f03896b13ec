import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('inline scripts are allowed by hash, scripts of our own by origin, everything else by nothing', () => {
  const policy = contentSecurityPolicy('<script>alert(1)</script><script src="/assets/x.js"></script>', '');
  // openssl dgst -sha256 -binary <<< … | base64 of the eight letters alert(1)
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('data that only looks like a script is given no leave to run', () => {
  const policy = contentSecurityPolicy('<script type="application/ld+json">{"@graph":[]}</script>', '');
  expect(policy).toContain("script-src 'self';");
});

test('styles in the page are allowed by hash, and no others', () => {
  // The same of the letters a{}
  expect(contentSecurityPolicy('<style>a{}</style>', '')).toContain(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';",
  );
  expect(contentSecurityPolicy('', '')).toContain("style-src 'self';");
});

test('a hosted backend may be spoken to, and nobody else', () => {
  expect(contentSecurityPolicy('', 'https://abc.supabase.example')).toContain(
    "connect-src 'self' https://abc.supabase.example;",
  );
  expect(contentSecurityPolicy('', '')).toContain("connect-src 'self';");
});
