import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { expectCutAt, fieldPart, filePart, formBody } from '../support/raw-form.ts';

it('a form that is cut at any of its bytes leaves nothing behind', async () => {
  const server = await serverForTest({ env: { SITE_DIR: 'build/client' } });
  const photo = (text: string) => filePart('photos', 'a.jpg', Buffer.from(text));
  const body = formBody([photo('one'), fieldPart('name', 'Ada'), photo('two')]);
  for (let at = 0; at < body.length; at += 1) await expectCutAt(server, body, at);
  await expect.poll(() => readdir(path.join(server.dataDir, 'files', 'drafts'))).toEqual([]);
});
