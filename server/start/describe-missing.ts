import { site } from '../../company/site.ts';
import type { Config } from '../lib/settings/config.ts';

/** Names what a start can see. Preflight checks everything. Empty if nothing is missing. */
export function describeMissing(
  { publicUrl, trustedProxies, mail, clamd }: Config,
  license: object | null = site.license,
): string {
  const missing = [
    license ? '' : 'a license in company/site.ts',
    publicUrl.startsWith('https:') || trustedProxies > 0 ? '' : 'HTTPS',
    mail ? '' : 'mail (SMTP_URL)',
    clamd ? '' : 'a virus scanner (CLAMD)',
  ].filter(Boolean);
  if (missing.length === 0) return '';
  return `Not set up yet: ${missing.join(', ')}. Before you open the site to the public, run: npm run preflight`;
}
