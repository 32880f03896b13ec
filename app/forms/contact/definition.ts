import * as z from 'zod/mini';
import { form } from '#content/contact.ts';
import { contactRules as rules } from '#content/rules.ts';
import { defineForm } from '../kit/define/define-form.ts';
import { email, honeypot, maxLengths, phone, text } from '../kit/define/field-rules.ts';

/** A message with a subject. */
export const contactForm = defineForm({
  kind: 'message',
  words: form.fields,
  fields: {
    name: { rule: text(2, rules.name), column: 'name', shown: 'contact' },
    email: { rule: email(rules.email), column: 'email', shown: 'contact' },
    phone: { rule: phone(10, rules.phone), column: 'phone', shown: 'contact' },
    subject: { rule: text(2, rules.subject), column: 'subject', shown: 'title' },
    message: {
      rule: text(10, rules.message, maxLengths.message),
      column: 'message',
      shown: 'letter',
      quoted: true,
    },
    honeypot,
  },
});

export const contactSchema = z.object(contactForm.shape);

export type ContactValues = z.infer<typeof contactSchema>;
