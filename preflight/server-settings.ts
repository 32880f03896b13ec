import { site } from '#company/site.ts';
import { parseJson } from '../cli/parse-json.ts';
import { type Finding, good, judge, settle, unknown } from './finding.ts';
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
  return [
    ...switches.map(({ name, fine, off, next }) => {
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
    }),
    ...checkPublicUrl(health?.settings?.PUBLIC_URL),
  ];
}

/** Links in mails begin with PUBLIC_URL, those of pages, sitemap and link previews with the origin in company/site.ts. */
export function checkPublicUrl(publicUrl: string | undefined, origin = site.origin): Finding[] {
  if (!publicUrl) return [];
  return [
    judge('server', 'server:PUBLIC_URL', publicUrl === new URL(origin).origin, {
      fine: 'Mails and pages name the same address of the site',
      open: `PUBLIC_URL of the server is ${publicUrl}, but \`origin\` in company/site.ts is ${origin}`,
      next: 'Correct the wrong one. After a change of company/site.ts, build again.',
    }),
  ];
}
