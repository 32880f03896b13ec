import * as z from 'zod/mini';
import type { Question } from '#company/shape/question.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { topicForm } from '#content/contact-topics/index.ts';
import { defineForm } from '../kit/define/define-form.ts';
import { maxLengths, optionalText } from '../kit/define/field-rules.ts';
import { complainAboutWish, officesFor } from './check-wish.ts';
import { type Answers, composeMessage } from './compose-message.ts';
import { contactForm } from './definition.ts';

type Rule = z.ZodMiniType<string, string>;

/** The form of a topic. The person's fields are those of the plain form, every answer is optional. All becomes a message. */
export function defineTopic(words: TopicWords) {
  const { shape, words: plain } = contactForm;
  const details = words.details.flatMap(({ questions }) => questions);
  return defineForm<Readonly<Record<string, { rule: Rule }>>>({
    kind: 'message',
    words: {
      ...wordsOf(words.start),
      name: plain.name,
      email: plain.email,
      phone: plain.phone,
      ...wordsOf(details),
      message: words.message,
    },
    fields: {
      ...rulesFor(words.start),
      name: { rule: shape.name },
      email: { rule: shape.email },
      phone: { rule: shape.phone },
      ...rulesFor(details),
      message: { rule: optionalText(maxLengths.message) },
      honeypot: { rule: shape.honeypot },
    },
  });
}

const wordsOf = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map((question) => [question.name, question]));

const rulesFor = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map((question) => [question.name, { rule: ruleFor(question) }]));

export function createTopicSchema(
  words: TopicWords,
  now = () => new Date(),
): z.ZodMiniType<Answers, Answers> {
  return z
    .object(defineTopic(words).shape)
    .check((context) => {
      for (const { day, time } of words.wishes ?? []) {
        const wish = { day: context.value[day] ?? '', time: context.value[time] ?? '' };
        const complaint = complainAboutWish(
          wish,
          officesFor(context.value, words.agentOffices),
          now(),
          words.specialDays,
        );
        if (complaint)
          context.issues.push({
            code: 'custom',
            path: [{ day, time }[complaint.field]],
            message: complaint.message,
            input: wish,
          });
      }
    })
    .check((context) => {
      const { length } = composeMessage(words, context.value).message;
      if (length <= maxLengths.message) return;
      context.issues.push({
        code: 'custom',
        path: ['message'],
        message: topicForm.tooLong(length - maxLengths.message),
        input: context.value.message,
      });
    });
}

/** All questions of a topic, of every service. */
export function listQuestions({ start, details }: TopicWords): Question[] {
  return [...start, ...details.flatMap(({ questions }) => questions)];
}

function ruleFor({ input }: Question): Rule {
  const answer = optionalText(maxLengths.line);
  if (input === 'zip') return orEmpty(answer.check(z.regex(/^(\d{5})?$/, topicForm.zipRule)));
  if (input === 'number') return orEmpty(answer.check(z.regex(/^[\d,]*$/, topicForm.numberRule)));
  if (input === 'date') return orEmpty(answer.check(z.refine(hasLikelyYear, topicForm.dateRule)));
  return orEmpty(answer);
}

/** A typed year such as 26 or 20226 is a slip. Nobody reports a loss or starts a policy a century away. */
function hasLikelyYear(date: string): boolean {
  const away = Math.abs(Number.parseInt(date, 10) - new Date().getFullYear());
  return date === '' || away < 100;
}

/** Questions of another service are not on the page, and have no value. */
function orEmpty(rule: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.transform((value: string) => value ?? ''),
    rule,
  );
}
