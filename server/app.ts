import { createServer, type Server } from 'node:http';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';
import { createServeSite } from './serve-site.ts';

export async function createApp(config: Config): Promise<Server> {
  const serveSite = await createServeSite(config.siteDir);
  return createServer((request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    serveSite(request, response);
  });
}
