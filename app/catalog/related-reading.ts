import type { ArticlePage } from './articles.ts';
import { findService } from './services.ts';

type Subject = Pick<ArticlePage, 'slug' | 'topic' | 'service'>;

/** The slug of the service that a text is about. A topic that has the name of a service is about it. */
export function serviceOf({ service, topic }: Pick<Subject, 'service' | 'topic'>): string | undefined {
  return findService(service ?? topic)?.slug;
}

/** The texts to read next, the closest first, and never one that is about another service. */
export function relatedTo<Text extends Subject>(text: Subject, others: readonly Text[], count = 2): Text[] {
  return others
    .filter(({ slug }) => slug !== text.slug)
    .map((other) => ({ other, closeness: closenessOf(text, other) }))
    .filter(({ closeness }) => closeness > 0)
    .sort((one, two) => two.closeness - one.closeness)
    .slice(0, count)
    .map(({ other }) => other);
}

/** 0 for a text that is not related. A text about no service in particular goes with all others. */
function closenessOf(text: Subject, other: Subject): number {
  const [service, theirs] = [serviceOf(text), serviceOf(other)];
  const isSameTopic = text.topic === other.topic;
  if (theirs && theirs !== service) return !service && isSameTopic ? 2 : 0;
  return 1 + (isSameTopic ? 1 : 0) + (service && service === theirs ? 2 : 0);
}
