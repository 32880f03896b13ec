import { use, useMemo, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { form as plain } from '#app/content/contact.ts';
import { someoneHurt } from '#app/content/contact-topics/claim.ts';
import { type TopicWords, topicForm, topics } from '#app/content/contact-topics/index.ts';
import { topicReceipts } from '#app/content/receipts.ts';
import { maxLengths } from '#app/lib/submit/field-rules.ts';
import { TextAreaField } from '#app/ui/form/field.tsx';
import { Posted } from '#app/ui/form/posted.ts';
import type { Topic } from '#domain/contact-topics.ts';
import { CallFirst } from './call-first.tsx';
import { type Answers, findDetails, toContact } from './compose-message.ts';
import { ContactFrame, PersonFields } from './contact-frame.tsx';
import { QuestionField } from './question-field.tsx';
import { QuestionGroup } from './question-group.tsx';
import { createTopicSchema, listFields } from './topic-schema.ts';
import { useContactForm } from './use-contact-form.ts';

/** A quote, a claim or a talk with an agent: asks what the company needs to know, and sends it as a message. */
export function TopicForm({ topic }: { topic: Topic }) {
  const words = topics[topic];
  const contact = useContactForm<Answers>({
    schema: useMemo(() => createTopicSchema(words), [words]),
    // A draft of its own, so that no topic shows what was typed for another.
    draft: { name: `contact-${topic}`, fields: listFields(words) },
    toRecord: (answers) => toContact(words, answers),
  });
  const { form } = contact;
  const details = findDetails(words, useAnswer(form, 'service'));
  const isSomeoneHurt = useAnswer(form, 'hurt') === someoneHurt;

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
      {isSomeoneHurt && <CallFirst />}
      {topic === 'claim' && !isSomeoneHurt && (
        <div className="without-scripts">
          <CallFirst />
        </div>
      )}
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

/** After hydration and after a reset, the form reads its fields from the page once it has rendered: then this renders again. */
function useAnswer({ watch, getValues }: UseFormReturn<Answers>, name: string): string {
  watch(name);
  const posted = use(Posted)?.values[name] ?? '';
  return useSyncExternalStore(
    () => () => undefined,
    () => getValues(name) ?? '',
    () => posted,
  );
}
