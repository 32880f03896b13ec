import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { clientsOf, postRow } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { folderForTest } from '../support/test-folder.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const preload = pathToFileURL('tests/support/broken-disk.ts').href;

// The preloaded file needs /proc.
it.runIf(process.platform === 'linux')(
  'an fsync of the embedded database that fails ends the server with a sentence, and nothing is lost',
  async () => {
    const dataDir = await seededDataDir();
    const when = path.join(await folderForTest(), 'broken');
    const server = await serverFor({
      dataDir,
      env: {
        NODE_OPTIONS: `--import=${preload}`,
        BROKEN_WHEN: when,
        BROKEN_CALL: 'fsyncSync',
        BROKEN_CODE: 'EIO',
        BROKEN_PATH: '/pg_wal/',
      },
    });
    const [stored, refused] = [sampleContact(), sampleContact()];
    expect((await postRow(server, 'contacts', stored)).status).toBe(201);
    await writeFile(when, '');
    const answer = await postRow(server, 'contacts', refused).catch(() => undefined);
    expect(answer?.status).not.toBe(201);
    await expect.poll(server.output).toContain('The disk has an error: could not fsync file');
    expect(await server.stop()).toBe(1);

    const { staff } = clientsOf(await serverForTest({ database: 'embedded', dataDir }));
    const { data } = await staff.from('contacts').select('id').in('id', [stored.id, refused.id]);
    expect(data?.map(({ id }) => id)).toContain(stored.id);
  },
);
