import * as z from 'zod/mini';
import { email, longest, phone, text } from '#app/lib/submit/field-rules.ts';

export const contactSchema = z.object({
  name: text(2, 'Name must be at least 2 characters'),
  email: email('Invalid email address'),
  phone: phone(10, 'Phone number must be at least 10 digits'),
  subject: text(2, 'Subject must be at least 2 characters'),
  message: text(10, 'Message must be at least 10 characters', longest.message),
  /** Meant to stay empty; only a program fills it in. */
  honeypot: z.string(),
});

export type ContactValues = z.infer<typeof contactSchema>;
