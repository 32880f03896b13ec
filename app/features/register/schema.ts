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
  .check(
    // Beside the other errors, also of fields that are empty.
    z.refine(({ password: first, confirmPassword: second }) => !!second && first === second, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      when: () => true,
    }),
  );

export type RegisterValues = z.infer<typeof registerSchema>;
