import { Agent, request } from 'node:http';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import pg from 'pg';
import { disableWasmTierUp } from '../../server/database/disable-wasm-tier-up.ts';
import { DurableFS, durableStartParams } from '../../server/database/durable-fs.ts';
import { sampleContact } from '../../tests/support/samples.ts';
import type { RunningServer } from '../../tests/support/start-server.ts';

/** A place to store messages. `assertStored` throws if an acknowledged message is missing. */
export type Target = {
  insert: (sender: number) => Promise<void>;
  assertStored: () => Promise<void>;
  close: () => Promise<void>;
};

const columns = ['id', 'name', 'email', 'phone', 'subject', 'message'];
const statement = `insert into public.contacts (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`;

/** Inserts through our server: HTTP, key, role, checks, commit. */
export function insertThrough({ url, anonKey, staffKey }: RunningServer): Target {
  const agent = new Agent({ keepAlive: true });
  const address = new URL('/rest/v1/contacts', url);
  let stored = 0;
  const insert = (sender: number) => {
    const body = JSON.stringify(sampleContact());
    const headers = {
      apikey: anonKey,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `203.0.113.${sender}`,
    };
    return new Promise<void>((resolve, reject) => {
      request(address, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode !== 201)
            return reject(new Error(`An insert was answered with ${response.statusCode}.`));
          stored += 1;
          resolve();
        });
      })
        .on('error', reject)
        .end(body);
    });
  };
  const assertStored = async () => {
    const asStaff = { apikey: staffKey, prefer: 'count=exact' };
    const response = await fetch(`${address}?select=id&limit=1`, { headers: asStaff });
    const count = Number(response.headers.get('content-range')?.split('/')[1]);
    if (count < stored)
      throw new Error(`${stored} messages were acknowledged, but only ${count} are stored.`);
  };
  return { insert, assertStored, close: async () => agent.destroy() };
}

/** Inserts the same row with the same constraints, triggers and syncs, without our server. */
export const insertDirectly = {
  embedded: async (dataDir: string): Promise<Target> => {
    disableWasmTierUp();
    const db = await PGlite.create({
      fs: new DurableFS(path.join(dataDir, 'db'), false),
      extensions: { pgcrypto, pg_trgm },
      startParams: durableStartParams(PGlite.defaultStartParams),
    });
    return createTarget(
      (values) => db.query(statement, values),
      () => db.close(),
    );
  },
  postgres: async (url: string): Promise<Target> => {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    return createTarget(
      (values) => pool.query(statement, values),
      () => pool.end(),
    );
  },
};

function createTarget(query: (values: string[]) => Promise<unknown>, close: () => Promise<void>): Target {
  const insert = async () => {
    await query(Object.values(sampleContact()));
  };
  return { insert, assertStored: async () => {}, close };
}
