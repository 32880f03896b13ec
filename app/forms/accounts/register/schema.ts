import * as z from 'zod/mini';
import { email, phone, text } from '#app/forms/kit/define/field-rules.ts';
import { registerRules as rules } from '#content/rules.ts';

const password = z.string().check(z.minLength(8, rules.password));

export const registerSchema = z
  .object({
    firstName: text(2, rules.firstName),
    lastName: text(2, rules.lastName),
    email: email(rules.email),
    phone: phone(10, rules.phone),
    password,
    confirmPassword: z.string(),
    agreeTerms: z.boolean().check(z.refine((agreed) => agreed, rules.agreeTerms)),
  })
  .check(
    // Beside the other errors, also of fields that are empty.
    z.refine(({ password: first, confirmPassword: second }) => !!second && first === second, {
      path: ['confirmPassword'],
      message: rules.confirmPassword,
      when: () => true,
    }),
  );

export type RegisterValues = z.infer<typeof registerSchema>;
