import { demonstration } from '../app/content/shell.ts';
import { absolute } from '../app/head/absolute.ts';
import { site as company } from '../app/site.ts';
import { type Finding, good, settle, unknown } from './finding.ts';
import { isLocal, type Settings } from './settings.ts';

const day = 24 * 60 * 60 * 1000;

/** What the home page says of itself, wherever it is served. */
const mark = `rel="canonical" href="${absolute('/')}"`;

export async function checkTransport({ site }: Pick<Settings, 'site'>, now: Date): Promise<Finding[]> {
  const page = await fetch(`${site}/`).catch(() => undefined);
  const html = (await page?.text()) ?? '';
  if (!page?.ok || !html.includes(mark))
    return [
      unknown(
        'transport',
        'site:found',
        `The site of ${absolute('/')} is not at ${site}`,
        'Say where visitors find it: --site https://www.example.com. If it is there, publish a new build: npm run build',
      ),
    ];
  return [
    checkTls(site, page),
    checkPolicy(page),
    ...(site.startsWith('https:') ? [await checkPlainHttp(site)] : []),
    checkBanner(html),
    await checkContact(site, now),
  ];
}

function checkTls(site: string, page: Response): Finding {
  if (!site.startsWith('https:'))
    return settle(
      'transport',
      'site:tls',
      `${site} is not encrypted`,
      `Put a proxy with TLS before the server${isLocal(site) ? ', then check again from outside: --url https://www.example.com' : ''}.`,
    );
  const age = Number(/max-age=(\d+)/.exec(page.headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  return age >= (180 * day) / 1000
    ? good('transport', 'site:tls', 'The site is encrypted, and browsers are told to keep to that')
    : settle(
        'transport',
        'site:tls',
        'Browsers are not told to keep to TLS (no Strict-Transport-Security for half a year or more)',
        'Have the proxy or the server send it: docs/going-live.md.',
      );
}

function checkPolicy(page: Response): Finding {
  const policy = page.headers.get('content-security-policy') ?? '';
  const sound =
    policy.includes("default-src 'none'") && page.headers.get('x-content-type-options') === 'nosniff';
  return sound
    ? good('transport', 'site:headers', 'Pages bring their security headers')
    : settle(
        'transport',
        'site:headers',
        'Pages come without their Content-Security-Policy',
        'Use a host that reads the _headers file in build/client, or set the same headers there.',
      );
}

async function checkPlainHttp(site: string): Promise<Finding> {
  const answer = await fetch(site.replace('https:', 'http:'), { redirect: 'manual' }).catch(() => undefined);
  const location = answer?.headers.get('location') ?? '';
  return !answer || location.startsWith('https://')
    ? good('transport', 'site:http', 'Plain HTTP leads to TLS, or nowhere')
    : settle(
        'transport',
        'site:http',
        'Plain HTTP is answered without TLS',
        'Have the proxy redirect http:// to https://.',
      );
}

function checkBanner(html: string): Finding {
  const shown = html.includes(`aria-label="${demonstration.label}"`);
  if (!shown) return good('company', 'site:banner', 'No demonstration banner is shown');
  return settle(
    'company',
    'site:banner',
    'The demonstration banner is shown on the site',
    company.license
      ? 'The site was built before the license was named: npm run build, and publish it.'
      : 'It goes when a license is named.',
  );
}

async function checkContact(site: string, now: Date): Promise<Finding> {
  const answer = await fetch(`${site}/.well-known/security.txt`).catch(() => undefined);
  const expires = Date.parse(/^Expires: (\S+)/m.exec((answer?.ok && (await answer.text())) || '')?.[1] ?? '');
  return expires > now.getTime()
    ? good('transport', 'site:security-txt', 'security.txt says where to report a weakness')
    : settle(
        'transport',
        'site:security-txt',
        'security.txt is missing or past its date',
        'npm run build writes a new one; publish it.',
      );
}
