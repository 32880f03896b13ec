import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { securityContact } from './security-contact.ts';

test('security.txt names the contact of company/site.ts and ends within a year', () => {
  expect(securityContact(new Date('2026-11-15T12:00:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-11-10T12:00:00Z
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`,
  );
});
