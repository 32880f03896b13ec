import { createHash } from 'node:crypto';
import { site } from '#company/site.ts';
import { page } from '#content/claims/emergency.ts';
import { pathIn } from '#domain/languages.ts';

/** The files of the page that opens without a connection, in each language. */
export const emergencyPages = site.languages.map((code) => `${pathIn(code, page.href).slice(1)}/index.html`);

/** Changes with the emergency page. The service worker holds it, so that browsers replace the page in their caches. */
export async function emergencyVersion(read: (name: string) => Promise<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for (const name of emergencyPages) hash.update(await read(name));
  return hash.digest('hex').slice(0, 12);
}
