import type { TopicWords } from '#company/shape/topic-words.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { PlainForm } from './plain-form.tsx';
import { TopicForm } from './topic-form.tsx';

type Props = { topic?: MessageTopic; words?: TopicWords };

/** The form of a topic, or a plain message. */
export function ContactForm({ topic, words }: Props) {
  return topic && words ? <TopicForm topic={topic} words={words} /> : <PlainForm />;
}
