import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const preload = pathToFileURL('tests/support/full-log.ts').href;
/** Random text, which the database cannot compress, and which fills the search index. */
const longRow = () => sampleContact({ message: randomBytes(3700).toString('base64') });

// The preloaded file needs /proc.
it.runIf(process.platform === 'linux')(
  'without room for the write-ahead log the server exits with a message and loses nothing',
  async () => {
    const dataDir = await seededDataDir();
    const server = await serverFor({ dataDir, env: { NODE_OPTIONS: `--import=${preload}` } });
    const stored: string[] = [];
    for (;;) {
      const rows = Array.from({ length: 5 }, longRow);
      const { status } = await clientsOf(server).staff.from('contacts').insert(rows);
      if (status !== 201) break;
      stored.push(...rows.map(({ id }) => id));
    }
    expect(await server.stop()).toBe(1);
    expect(server.output()).toContain('The disk is full: could not write');

    const { staff } = clientsOf(await serverForTest({ database: 'embedded', dataDir }));
    const { count } = await staff.from('contacts').select('id', { count: 'exact', head: true });
    expect(stored.length).toBeGreaterThan(0);
    expect(count).toBe(stored.length);
  },
);
