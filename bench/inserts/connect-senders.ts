import { Agent, request } from 'node:http';
import { sampleContact } from '../../tests/support/samples.ts';
import type { RunningServer } from '../../tests/support/start-server.ts';

export type Senders = ReturnType<typeof connectSenders>;

/** Senders of contact messages, which keep their connections to the server. */
export function connectSenders({ url, anonKey, staffKey }: RunningServer) {
  const agent = new Agent({ keepAlive: true });
  const address = new URL('/rest/v1/contacts', url);
  let stored = 0;
  /** Resolves when the message of this sender is stored. */
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
  /** Throws if an acknowledged message is missing. */
  const assertStored = async () => {
    const asStaff = { apikey: staffKey, prefer: 'count=exact' };
    const response = await fetch(`${address}?select=id&limit=1`, { headers: asStaff });
    const count = Number(response.headers.get('content-range')?.split('/')[1]);
    agent.destroy();
    if (count < stored)
      throw new Error(`${stored} messages were acknowledged, but only ${count} are stored.`);
  };
  return { insert, assertStored };
}
