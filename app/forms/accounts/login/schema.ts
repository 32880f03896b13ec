import * as z from 'zod/mini';
import { loginRules as rules } from '#content/rules.ts';

export const loginSchema = z.object({
  email: z.email(rules.email),
  password: z.string().check(z.minLength(8, rules.password)),
  rememberMe: z.boolean(),
});

export type LoginValues = z.infer<typeof loginSchema>;
