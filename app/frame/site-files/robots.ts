import { absolute } from '../head/absolute.ts';

/** /robots.txt */
export function loader(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
}
