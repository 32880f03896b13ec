import { urlPathOf } from '../../http/site/site-files.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { embedOwnPolicy, holdsItsPolicy } from './embed-policies.ts';
import { removeUnusedFromPage } from './remove-unused-styles.ts';

/** One page with the steps that finish all pages of a folder. */
export async function finishPage(name: string, rendered: string, backendUrl: string) {
  const html = rendered.includes('data-island=') ? rendered : await removeUnusedFromPage(rendered);
  const policy = contentSecurityPolicy(html, backendUrl && new URL(backendUrl).origin);
  return { html: holdsItsPolicy(urlPathOf(name)) ? embedOwnPolicy(html, policy) : html, policy };
}
