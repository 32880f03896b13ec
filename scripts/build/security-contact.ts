import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../app/site.ts';

const day = 24 * 60 * 60 * 1000;

/** Where to report a weakness, as RFC 9116 wants it told. It must not claim to be good for more than a year. */
export function securityContact(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 360 * day);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export async function writeSecurityContact(dir: string, builtAt: Date): Promise<void> {
  const folder = path.join(dir, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'security.txt'), securityContact(builtAt));
}
