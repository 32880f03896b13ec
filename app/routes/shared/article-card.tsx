import type { ArticlePage } from '#app/catalog/articles.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { pictureOf, reading } from '#content/reading.ts';
import { topics } from '#content/topics.ts';
import { ArticleFacts } from './article-facts.tsx';

const sizes = {
  featured: '(min-width: 62rem) 40rem, 90vw',
  usual: '(min-width: 62rem) 26rem, (min-width: 36rem) 46vw, 7rem',
};

type Props = {
  article: ArticlePage;
  path: string;
  heading: 'h2' | 'h3';
  look?: keyof typeof sizes;
  /** Of a text that is not in the language of the page. */
  language?: 'en';
};

/** The whole card is clickable, but only its title is the link's accessible name. */
export function ArticleCard({ article, path, heading: Heading, look = 'usual', language }: Props) {
  return (
    <article data-panel={panelOf(article)} data-look={look} className="article-card group">
      <Picture
        name={pictureOf(article)}
        alt=""
        sizes={sizes[look]}
        widest={look === 'featured' ? 1200 : 800}
        className="article-card-picture"
      />
      <div className="article-card-title">
        <p className="text-sm font-bold text-accent">
          {look === 'featured' && `${reading.latest} · `}
          {topics[article.topic].name}
        </p>
        <Heading className="mt-2" lang={language}>
          <Anchor
            href={`${path}/${article.slug}`}
            hrefLang={language}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {article.title}
          </Anchor>
        </Heading>
      </div>
      <div className="article-card-text">
        <p lang={language} className={`mb-5 text-muted ${look === 'featured' ? 'text-lg' : ''}`}>
          {article.summary}
        </p>
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}

export function panelOf({ topic }: Pick<ArticlePage, 'topic'>) {
  return topics[topic].panel;
}
