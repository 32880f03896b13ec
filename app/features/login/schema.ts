import * as z from 'zod/mini';

export const loginSchema = z.object({
  email: z.email('Invalid email address'),
  password: z.string().check(z.minLength(8, 'Password must be at least 8 characters')),
  rememberMe: z.boolean(),
});

export type LoginValues = z.infer<typeof loginSchema>;
