import { parseJson } from '../cli/parse-json.ts';
import { type Finding, good, settle, unknown } from './finding.ts';
import { isSuccess, type Send } from './request.ts';

type Health = { settings?: Record<string, string> };
type Switch = { name: string; fine: string; off: string; next: string };

const switches: Switch[] = [
  {
    name: 'RATE_LIMIT',
    fine: 'The server limits the requests of each address',
    off: 'RATE_LIMIT is off: anyone can send rows and files without limit',
    next: 'Start the server without RATE_LIMIT=off. If your proxy limits requests, note it in preflight/settled.json.',
  },
  {
    name: 'UPKEEP',
    fine: 'The server deletes expired records',
    off: 'UPKEEP is off: the server deletes no expired record and no orphaned upload',
    next: 'Start the server without UPKEEP=off. If a timer runs purge and sweep daily, note it in preflight/settled.json.',
  },
];

/** Names settings that weaken our own server. Only the running server knows them, and it tells staff. */
export async function checkServerSettings(send: Send): Promise<Finding[]> {
  const reply = await send('staff', '/healthz');
  const health = isSuccess(reply) ? (parseJson(reply.text) as Health | undefined) : undefined;
  return switches.map(({ name, fine, off, next }) => {
    const id = `server:${name}`;
    const value = health?.settings?.[name];
    if (value === undefined)
      return unknown(
        'server',
        id,
        `${name} of the server is not known`,
        'Restart the server, so that it runs this version.',
      );
    return value === 'off' ? settle('server', id, off, next) : good('server', id, fine);
  });
}
