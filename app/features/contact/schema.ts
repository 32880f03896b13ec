import * as z from 'zod/mini';
import { email, maxLengths, phone, text } from '#app/lib/submit/field-rules.ts';
import { contactRules as rules } from '#content/rules.ts';

export const contactSchema = z.object({
  name: text(2, rules.name),
  email: email(rules.email),
  phone: phone(10, rules.phone),
  subject: text(2, rules.subject),
  message: text(10, rules.message, maxLengths.message),
  /** Hidden from people, so only a bot fills it in. */
  honeypot: z.string(),
});

export type ContactValues = z.infer<typeof contactSchema>;
