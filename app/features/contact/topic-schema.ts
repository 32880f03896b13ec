import * as z from 'zod/mini';
import { maxLengths, optionalText } from '#app/lib/submit/field-rules.ts';
import type { Question } from '#app/shape/question.ts';
import type { TopicWords } from '#app/shape/topic-words.ts';
import { topicForm } from '#content/contact-topics/index.ts';
import { complainAboutWish, officesFor } from './check-wish.ts';
import { type Answers, composeMessage } from './compose-message.ts';
import { contactSchema } from './schema.ts';

/** Validates the form of a topic. The person's fields have the rules of the plain form, every answer is optional. */
export function createTopicSchema(
  words: TopicWords,
  now = () => new Date(),
): z.ZodMiniType<Answers, Answers> {
  const { name, email, phone, honeypot } = contactSchema.shape;
  const answers = listQuestions(words).map((question) => [question.name, ruleFor(question)]);
  return z
    .object<Record<string, z.ZodMiniType<string, string>>>({
      ...Object.fromEntries(answers),
      name,
      email,
      phone,
      message: optionalText(maxLengths.message),
      honeypot,
    })
    .check((context) => {
      for (const { day, time } of words.wishes ?? []) {
        const wish = { day: context.value[day] ?? '', time: context.value[time] ?? '' };
        const complaint = complainAboutWish(wish, officesFor(context.value), now());
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

/** The fields of a topic's form, for every service. */
export function listFields(words: TopicWords): string[] {
  return ['name', 'email', 'phone', 'message', ...listQuestions(words).map(({ name }) => name)];
}

/** All questions of a topic, of every service. */
export function listQuestions({ start, details }: TopicWords): Question[] {
  return [...start, ...details.flatMap(({ questions }) => questions)];
}

function ruleFor({ input }: Question): z.ZodMiniType<string, string> {
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
