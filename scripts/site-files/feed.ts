import { blogPage } from '#app/content/reading.ts';
import { absolute } from '#app/head/absolute.ts';
import { site } from '#app/site.ts';
import type { BuiltPage } from './read-pages.ts';
import { element, escapeXml } from './xml.ts';

/** The blog as RSS 2.0, the newest first. */
export function writeFeed(pages: BuiltPage[]): string {
  const posts = pages
    .flatMap((page) => {
      const published = page.nodes.find((node) => node['@type'] === 'BlogPosting')?.datePublished;
      return published ? [{ ...page, published }] : [];
    })
    .sort((one, other) => other.published.localeCompare(one.published));
  const self = absolute(blogPage.feed);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${site.name}: ${blogPage.title}`)}
${element('link', absolute(blogPage.path))}
${element('description', blogPage.meta.description)}
${element('language', 'en-us')}
${element('lastBuildDate', posts[0] && internetDate(posts[0].published))}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${posts.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem({ head, canonical, published }: BuiltPage & { published: string }): string {
  return [
    '<item>',
    element('title', head.get('og:title')),
    element('link', canonical),
    element('guid', canonical, ' isPermaLink="true"'),
    element('pubDate', internetDate(published)),
    element('description', head.get('description')),
    '</item>',
  ].join('');
}

/** As RFC 822 writes it. At noon in Greenwich it is the same day in New York. */
function internetDate(iso: string): string {
  return new Date(`${iso}T12:00:00Z`).toUTCString().replace('GMT', '+0000');
}
