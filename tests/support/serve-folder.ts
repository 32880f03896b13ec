import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBuiltSite } from '../../server/http/site/built-site.ts';
import { serveSite } from '../../server/http/site/serve-site.ts';

type Site = ReturnType<typeof loadBuiltSite>;

/** Caches loaded folders, which several tests serve. */
const sites = new Map<string, Site>();

/** Serves a folder. The server can stop and start again on the same port, with another folder, or without answering. */
export async function serveFolder(dir: string) {
  let server: Server | undefined;
  let port = 0;
  const stop = async () => {
    if (!server) return;
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    server = undefined;
    await closed;
  };
  const listen = async (answer: RequestListener) => {
    server = createServer(answer).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const start = async (folder = dir) => {
    const site = sites.get(folder) ?? loadBuiltSite(folder);
    sites.set(folder, site);
    const { files } = await site;
    await listen(serveSite(() => files));
  };
  const stall = () => listen(() => {});
  await start();
  return { url: `http://localhost:${port}`, start, stall, stop };
}
