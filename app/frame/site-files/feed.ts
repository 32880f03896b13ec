import { type ArticlePage, articles } from '#app/catalog/articles.ts';
import { feedPath } from '#app/catalog/feed-path.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { blogPage } from '#content/reading.ts';
import { absolute } from '../head/absolute.ts';
import { element, escapeXml, xmlResponse } from './xml.ts';

/** /blog/feed.xml: the blog as RSS 2.0, newest first. */
export function loader(): Response {
  const [newest] = articles;
  return xmlResponse(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${site.name}: ${blogPage.title}`)}
${element('link', absolute(blogPage.path))}
${element('description', blogPage.meta.description)}
${element('language', language.locale.toLowerCase())}
${element('lastBuildDate', newest && rfc822Date(newest.published))}
<atom:link href="${escapeXml(`${site.origin}${feedPath}`)}" rel="self" type="application/rss+xml"/>
${articles.map(writeItem).join('\n')}
</channel>
</rss>`);
}

function writeItem({ slug, title, summary, published }: ArticlePage): string {
  const url = absolute(`${blogPage.path}/${slug}`);
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('pubDate', rfc822Date(published)),
    element('description', summary),
    '</item>',
  ].join('');
}

/** Noon in UTC is the same day in all of the United States. */
function rfc822Date(iso: string): string {
  return new Date(`${iso}T12:00:00Z`).toUTCString().replace('GMT', '+0000');
}
