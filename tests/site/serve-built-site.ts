import path from 'node:path';
import { shareServer } from '../support/open-test-server.ts';

/** Serves the built site for all tests of a file with our own server. */
export function serveBuiltSite() {
  const server = shareServer(() => ({
    env: { SITE_DIR: path.resolve('build/client'), STAFF_DIR: path.resolve('build/staff') },
  }));
  const url = () => server.url;
  /** Follows no redirect. Reads the whole body, because the server waits for that when it closes. */
  const get = async (address: string) => {
    const response = await fetch(`${url()}${address}`, { redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    return { status: response.status, headers, body, text: body.toString() };
  };
  return { url, get };
}
