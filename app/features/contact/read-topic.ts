import type { Topic } from '#app/content/contact-topics/index.ts';

const topics: readonly Topic[] = ['quote', 'claim', 'agent'];

/** The topic in a query such as "?topic=quote&service=auto". Anything unknown is a plain message. */
export function readTopic(query: string): Topic | undefined {
  const topic = new URLSearchParams(query).get('topic');
  return topics.find((known) => known === topic);
}
