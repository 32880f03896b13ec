import { defaultPicture } from '#company/shape/default-picture.ts';
import type { ShownPicture } from '#company/shape/pictures.ts';
import type { Article } from '#company/shape/types.ts';
import { answerGoal } from './phrases/promises.ts';
import { site } from './site.ts';
import { topics } from './topics.ts';

/** Headings and labels of the guides and the blog. */
export const guidesPage = {
  meta: {
    title: `Guides: first car, first home, after a crash | ${site.name}`,
    description:
      'Step-by-step guides to buying insurance and using it: your first car, your first home, a crash, a flood, open enrollment.',
  },
  title: 'Guides',
  text: 'Step by step through the big days and the bad ones. Each takes a few minutes to read.',
  path: '/resources/guides',
};

export const blogPage = {
  meta: {
    title: `Blog: how insurance works from the inside | ${site.name}`,
    description:
      'Short articles by the people who write policies and pay claims: what we look at, what we leave out, and why.',
  },
  title: 'Our blog',
  /** The label of links to the page. */
  short: 'Blog',
  text: 'How insurance works, from the people who do the work.',
  path: '/blog',
  feed: '/blog/feed.xml',
};

export const reading = {
  minutes: 'min read',
  /** Marks the first article of a list, which is the newest. */
  latest: 'Latest',
  /** Above the text of a guide. */
  facts: 'In short',
  parts: 'On this page',
  more: 'Related reading',
  /** Ends a text. With the title of the service that it is about. */
  quote: (service?: string) => ({
    title: service ? `${service}: ask us for a price` : 'Wondering what it would cost you?',
    text: `We ask a few questions. ${answerGoal}.`,
  }),
  notFound: {
    title: 'Article Not Found',
    text: 'This article does not exist, or it has moved.',
  },
};

/** The picture of an article, or else of its topic, or else a drawing. */
export function pictureOf(article: Article): ShownPicture {
  const { picture, panel } = topics[article.topic];
  return article.picture ?? picture ?? defaultPicture(panel);
}
