import { type ReactNode, useMemo } from 'react';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { topicForm } from '#content/contact-topics/index.ts';
import { topicReceipts } from '#content/receipts.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { maxLengths } from '../kit/define/field-rules.ts';
import { TextAreaField } from '../kit/fields/field.tsx';
import { useAnswer } from '../kit/form/use-answer.ts';
import { type Answers, findDetails, toContact } from './compose-message.ts';
import { ContactFrame, PersonFields } from './contact-frame.tsx';
import { QuestionField } from './question-field.tsx';
import { createTopicSchema, defineTopic } from './topic-schema.ts';
import { useContactForm } from './use-contact-form.ts';

/** A quote or a talk with an agent: asks what the company needs to know, and sends it as a message. */
export function TopicForm({ topic, words }: { topic: MessageTopic; words: TopicWords }) {
  const fields = useMemo(() => defineTopic(words), [words]);
  const contact = useContactForm<Answers>({
    schema: useMemo(() => createTopicSchema(words), [words]),
    // A draft of its own, so that no topic shows what was typed for another.
    draft: { name: `contact-${topic}`, fields: fields.drafted },
    toRecord: (answers) => toContact(words, answers),
  });
  const { form } = contact;
  const details = findDetails(words, useAnswer(form, 'service'));

  return (
    <ContactFrame
      contact={contact}
      label={words.title}
      words={fields.words}
      submit={words.submit}
      receiptWords={topicReceipts[topic]}
    >
      <QuestionGroup title={words.startTitle}>
        {words.start.map((question) => (
          <QuestionField key={question.name} form={form} question={question} />
        ))}
      </QuestionGroup>
      <QuestionGroup title={topicForm.person} columns="one">
        <PersonFields form={form} />
      </QuestionGroup>
      {details && (
        <QuestionGroup key={details.title} title={details.title} note={topicForm.optional}>
          {details.questions.map((question) => (
            <QuestionField key={question.name} form={form} question={question} />
          ))}
        </QuestionGroup>
      )}
      <TextAreaField form={form} name="message" words={words.message} maxLength={maxLengths.message} />
    </ContactFrame>
  );
}

type GroupProps = { title: string; note?: string; columns?: 'one' | 'two'; children: ReactNode };

/** Fields under one heading, in pairs where there is room. */
function QuestionGroup({ title, note, columns = 'two', children }: GroupProps) {
  return (
    <fieldset className="min-w-0 border-t-2 border-line pt-6">
      <legend className="float-left w-full font-display text-title font-bold">
        {title} {note && <span className="font-text text-sm font-normal text-muted">{note}</span>}
      </legend>
      <div className={`clear-left grid grid-cols-1 gap-6 pt-5 ${columns === 'two' ? 'field-pairs' : ''}`}>
        {children}
      </div>
    </fieldset>
  );
}
