import { demonstration } from '#content/shell.ts';
import { absolute } from '../app/frame/head/absolute.ts';
import { isLocal } from '../cli/settings.ts';
import { site as company } from '../company/site.ts';
import { type Finding, judge, settle, unknown } from './finding.ts';
import type { Target } from './target.ts';

const day = 24 * 60 * 60 * 1000;

/** The home page has this tag on every host. */
const canonicalTag = `rel="canonical" href="${absolute('/')}"`;

export async function checkTransport({ site }: Pick<Target, 'site'>, now: Date): Promise<Finding[]> {
  const page = await fetch(`${site}/`).catch(() => undefined);
  const html = (await page?.text()) ?? '';
  if (!page?.ok || !html.includes(canonicalTag))
    return [
      unknown(
        'transport',
        'site:found',
        `The site was not found at ${site} (expected a page for ${absolute('/')})`,
        'Name the address of the site: --site https://www.example.com. If it is right, run npm run build and publish the result.',
      ),
    ];
  return [
    checkTls(site, page),
    checkPolicy(page),
    ...(site.startsWith('https:') ? [await checkPlainHttp(site)] : []),
    checkBanner(html),
    await checkSecurityTxt(site, now),
  ];
}

function checkTls(site: string, page: Response): Finding {
  if (!site.startsWith('https:'))
    return settle(
      'transport',
      'site:tls',
      `${site} is not encrypted`,
      `Put a proxy with TLS in front of the server${isLocal(site) ? ', then check again from outside: --url https://www.example.com' : ''}.`,
    );
  const age = Number(/max-age=(\d+)/.exec(page.headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  return judge('transport', 'site:tls', age >= (180 * day) / 1000, {
    fine: 'The site uses TLS and sends Strict-Transport-Security',
    open: 'Strict-Transport-Security is missing or shorter than half a year',
    next: 'Let the proxy or the server send this header (docs/own-server.md).',
  });
}

function checkPolicy(page: Response): Finding {
  const policy = page.headers.get('content-security-policy') ?? '';
  const isComplete =
    policy.includes("default-src 'none'") && page.headers.get('x-content-type-options') === 'nosniff';
  return judge('transport', 'site:headers', isComplete, {
    fine: 'Pages have their security headers',
    open: 'Pages lack their Content-Security-Policy',
    next: 'Use a host that reads the _headers file in build/client, or set the same headers there.',
  });
}

async function checkPlainHttp(site: string): Promise<Finding> {
  const reply = await fetch(site.replace('https:', 'http:'), { redirect: 'manual' }).catch(() => undefined);
  const location = reply?.headers.get('location') ?? '';
  return judge('transport', 'site:http', !reply || location.startsWith('https://'), {
    fine: 'Plain HTTP redirects to TLS or does not answer',
    open: 'Plain HTTP does not redirect to TLS',
    next: 'Let the proxy redirect http:// to https://.',
  });
}

function checkBanner(html: string): Finding {
  return judge('company', 'site:banner', !html.includes(`aria-label="${demonstration.label}"`), {
    fine: 'No demonstration notice is shown',
    open: 'The site says that it is a demonstration',
    next: company.license
      ? 'The site was built before the license was set. Run npm run build and publish the result.'
      : 'Set `license` in company/site.ts, then run npm run build.',
  });
}

async function checkSecurityTxt(site: string, now: Date): Promise<Finding> {
  const reply = await fetch(`${site}/.well-known/security.txt`).catch(() => undefined);
  const expires = Date.parse(/^Expires: (\S+)/m.exec((reply?.ok && (await reply.text())) || '')?.[1] ?? '');
  return judge('transport', 'site:security-txt', expires > now.getTime(), {
    fine: 'security.txt is current',
    open: 'security.txt is missing or has expired',
    next: 'Run npm run build, which writes a new one, and publish the result.',
  });
}
