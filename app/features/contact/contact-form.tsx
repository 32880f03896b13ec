import type { Topic } from '#app/content/contact-topics/index.ts';
import { PlainForm } from './plain-form.tsx';
import { readTopic } from './read-topic.ts';
import { TopicForm } from './topic-form.tsx';

/**
 * The page holds this form once for each topic. A script shows the one that the address asks for before the page is painted
 * (app/browser/show-contact-topic.ts), so hydration finds what it renders.
 */
export function ContactForm({ topic = topicOfPage() }: { topic?: Topic | undefined }) {
  return topic ? <TopicForm topic={topic} /> : <PlainForm />;
}

function topicOfPage(): Topic | undefined {
  return typeof location === 'undefined' ? undefined : readTopic(location.search);
}
