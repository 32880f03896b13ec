import type { Agent } from 'node:http';
import type { Deployment } from '../../support/clients.ts';
import { sendRaw } from '../../support/send-raw.ts';

export type Answer = { status: number; text: string };
type Message = {
  method?: string;
  path: string;
  key?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
  agent?: Agent;
};

const timeout = 20_000;
let visitors = 0;

/** Returns an unused address, so that no limit per address applies. */
export function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends a request from a new address. Rejects if the connection ends before the answer does. */
export async function send(server: Deployment, message: Message): Promise<Answer> {
  const { method = 'GET', path, key = server.anonKey, headers, body, agent } = message;
  const all = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'x-forwarded-for': nextAddress(),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  const answer = await sendRaw(
    server.url,
    { method, path, headers: all, timeout, ...(agent && { agent }) },
    body,
  );
  return { status: answer.status, text: answer.body.toString() };
}

export function insertRow(server: Deployment, table: string, row: object, agent?: Agent): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'content-profile': 'public' };
  return send(server, {
    method: 'POST',
    path: `/rest/v1/${table}`,
    headers,
    body: JSON.stringify(row),
    ...(agent && { agent }),
  });
}

/** Posts the contact form as a browser without scripts does. */
export function postContact(server: Deployment, fields: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return send(server, { method: 'POST', path: '/contact', headers, body });
}

export function uploadFile(
  server: Deployment,
  bucket: string,
  name: string,
  bytes: Buffer,
  type: string,
): Promise<Answer> {
  const path = `/storage/v1/object/${bucket}/${name}`;
  return send(server, { method: 'POST', path, headers: { 'content-type': type }, body: bytes });
}

/** Reads every row of a table with the staff key. */
export async function readAll(
  server: Deployment,
  table: string,
  columns: string,
): Promise<Array<Record<string, string>>> {
  const rows: Array<Record<string, string>> = [];
  for (;;) {
    const path = `/rest/v1/${table}?select=${columns}&order=id&limit=1000&offset=${rows.length}`;
    const { status, text } = await send(server, { path, key: server.staffKey });
    if (status !== 200) throw new Error(`Reading ${table} answered ${status}: ${text}`);
    const page = JSON.parse(text) as Array<Record<string, string>>;
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}
