import * as z from 'zod/mini';
import { email, maxLengths, phone, text } from '#app/lib/submit/field-rules.ts';

export const contactSchema = z.object({
  name: text(2, 'Name must be at least 2 characters'),
  email: email('Invalid email address'),
  phone: phone(10, 'Phone number must be at least 10 digits'),
  subject: text(2, 'Subject must be at least 2 characters'),
  message: text(10, 'Message must be at least 10 characters', maxLengths.message),
  /** Hidden from people, so only a bot fills it in. */
  honeypot: z.string(),
});

export type ContactValues = z.infer<typeof contactSchema>;
