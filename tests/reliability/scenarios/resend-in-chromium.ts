import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/install/find-chromium.ts';
import type { Deployment } from '../../support/clients.ts';
import { sampleContact } from '../../support/samples.ts';
import { insertRow, readAll } from './requests.ts';

/**
 * Submits from a browser through a proxy that stores each row and drops the connection before the first answer. On a reused
 * connection, Chromium repeats such a POST by itself.
 */
export async function resendInChromium(server: Deployment, submissions: number) {
  const before = (await readAll(server, 'contacts', 'id')).length;
  const storedIds = new Set<string>();
  let requests = 0;
  const proxy = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end('<p>Ready');
    requests += 1;
    const row = JSON.parse(await readText(request));
    const answer = await insertRow(server, 'contacts', row);
    if (!storedIds.has(row.id)) {
      storedIds.add(row.id);
      return request.socket.destroy();
    }
    response.writeHead(answer.status).end(answer.text);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
    for (let at = 0; at < submissions; at += 1) await page.evaluate(submit, JSON.stringify(sampleContact()));
  } finally {
    await browser.close();
    proxy.closeAllConnections();
    proxy.close();
  }
  return { submissions, requests, stored: (await readAll(server, 'contacts', 'id')).length - before };
}

/** Runs in the page. Opens the connection, submits, and retries after a failure, as the form does. */
async function submit(body: string) {
  await (await fetch('/')).text();
  const send = () => fetch('/rest/v1/contacts', { method: 'POST', body });
  const answer = await send().catch(send);
  await answer.text();
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
