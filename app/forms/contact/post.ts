import { type ActionFunctionArgs, data } from 'react-router';
import { topics } from '#app/catalog/contact-topics.ts';
import { outcomes } from '#content/outcomes.ts';
import { readTopic } from '#domain/contact-topics.ts';
import { acceptPost, requirePost } from '../kit/post/accept-post.ts';
import { formState } from '../kit/post/form-state.ts';
import { type Answers, toContact } from './compose-message.ts';
import { contactForm, contactSchema } from './definition.ts';
import { submitContact } from './submit.ts';
import { createTopicSchema, defineTopic } from './topic-schema.ts';

const { failed, honeypot } = outcomes.contact;

/** The contact form without scripts. */
export function postContact(args: ActionFunctionArgs) {
  const { context, request } = args;
  if (requirePost(context).fields.honeypot) {
    context.set(formState, { kind: 'spam', title: honeypot });
    return data(null);
  }
  const topic = readTopic(new URL(request.url));
  if (!topic || topic === 'claim')
    return acceptPost(args, {
      form: contactForm,
      schema: contactSchema,
      send: submitContact,
      failed: { title: failed },
    });
  const words = topics[topic];
  return acceptPost<Answers>(args, {
    form: defineTopic(words),
    schema: createTopicSchema(words),
    send: (answers, ...rest) => submitContact(toContact(words, answers), ...rest),
    failed: { title: failed },
  });
}
