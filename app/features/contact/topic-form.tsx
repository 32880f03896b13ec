import { useMemo } from 'react';
import { maxLengths } from '#app/lib/submit/field-rules.ts';
import type { TopicWords } from '#app/shape/topic-words.ts';
import { TextAreaField } from '#app/ui/form/field.tsx';
import { useAnswer } from '#app/ui/form/use-answer.ts';
import { form as plain } from '#content/contact.ts';
import { topicForm } from '#content/contact-topics/index.ts';
import { topicReceipts } from '#content/receipts.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { type Answers, findDetails, toContact } from './compose-message.ts';
import { ContactFrame, PersonFields } from './contact-frame.tsx';
import { QuestionField } from './question-field.tsx';
import { QuestionGroup } from './question-group.tsx';
import { createTopicSchema, listFields } from './topic-schema.ts';
import { useContactForm } from './use-contact-form.ts';

/** A quote or a talk with an agent: asks what the company needs to know, and sends it as a message. */
export function TopicForm({ topic, words }: { topic: MessageTopic; words: TopicWords }) {
  const contact = useContactForm<Answers>({
    schema: useMemo(() => createTopicSchema(words), [words]),
    // A draft of its own, so that no topic shows what was typed for another.
    draft: { name: `contact-${topic}`, fields: listFields(words) },
    toRecord: (answers) => toContact(words, answers),
  });
  const { form } = contact;
  const details = findDetails(words, useAnswer(form, 'service'));

  return (
    <ContactFrame
      contact={contact}
      label={words.title}
      words={{ ...listWords(words), message: words.message }}
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

/** The words of all fields, in the order of the form. */
function listWords({ start, details }: TopicWords) {
  const { name, email, phone } = plain.fields;
  const wordsOf = (questions: typeof start) =>
    Object.fromEntries(questions.map((question) => [question.name, question]));
  return { ...wordsOf(start), name, email, phone, ...wordsOf(details.flatMap((group) => group.questions)) };
}
