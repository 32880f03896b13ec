import * as z from 'zod/mini';
import { email, phone, text } from '#app/lib/submit/field-rules.ts';

const password = z.string().check(z.minLength(8, 'Password must be at least 8 characters'));

export const registerSchema = z
  .object({
    firstName: text(2, 'First name must be at least 2 characters'),
    lastName: text(2, 'Last name must be at least 2 characters'),
    email: email('Invalid email address'),
    phone: phone(10, 'Phone number must be at least 10 digits'),
    password,
    confirmPassword: z.string(),
    agreeTerms: z.boolean().check(z.refine((agreed) => agreed, 'You must agree to the terms and conditions')),
  })
  .check((context) => {
    const { password: first, confirmPassword: second } = context.value;
    if (first === second) return;
    context.issues.push({
      code: 'custom',
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      input: second,
    });
  });

export type RegisterValues = z.infer<typeof registerSchema>;
