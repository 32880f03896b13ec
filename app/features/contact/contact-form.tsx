import { type MessageTopic, readTopic } from '#domain/contact-topics.ts';
import { PlainForm } from './plain-form.tsx';
import { TopicForm } from './topic-form.tsx';

/** Each topic has a page of its own. In the browser, its address names the topic. */
export function ContactForm({ topic = topicOfPage() }: { topic?: MessageTopic | undefined }) {
  return topic ? <TopicForm topic={topic} /> : <PlainForm />;
}

function topicOfPage(): MessageTopic | undefined {
  const topic = typeof location === 'undefined' ? undefined : readTopic(location);
  return topic === 'claim' ? undefined : topic;
}
