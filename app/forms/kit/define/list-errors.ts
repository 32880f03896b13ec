import type * as z from 'zod/mini';

/** For forms of flat fields. Each field shows its first message. */
export function listErrors(issues: readonly z.core.$ZodIssue[] = []): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= message;
  return errors;
}
