import path from 'node:path';
import { expect, test } from 'vitest';
import { shareServer } from '../support/open-test-server.ts';
import { attributeOf, find, parseHtml } from '../support/parse-html.ts';
import { createPerson } from '../support/staff-client.ts';

// As for a hosted project: nothing of the public site is on this server.
const server = shareServer(() => ({ env: { STAFF_DIR: path.resolve('build/staff') } }));

test("the pages of the staff's app name an icon that their own server has", async () => {
  const { cookies } = await createPerson(server, 'service');
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  for (const headers of [{ cookie: '' }, { cookie }]) {
    const page = parseHtml(await (await fetch(`${server.url}/staff`, { headers })).text());
    const href = attributeOf(find(page, 'link', { rel: 'icon' }), 'href') ?? '';
    const icon = await fetch(new URL(href, `${server.url}/staff`), { headers });
    expect({ status: icon.status, type: icon.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/svg+xml',
    });
    expect(await icon.text()).toContain('<svg');
  }
});
