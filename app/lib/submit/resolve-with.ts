import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Lets a schema judge a form of flat fields: the first complaint about each field is the one shown. */
export function resolveWith<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: code ?? 'invalid', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
