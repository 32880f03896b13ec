import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

type Schema<Values> = z.ZodMiniType<Values, Values>;

/** A form that a schema validates. After a failed submit the error summary takes the focus, not the first field. */
export function useSchemaForm<Values extends FieldValues>(schema: Schema<Values>): UseFormReturn<Values> {
  return useForm<Values>({ resolver: resolveWith(schema), shouldFocusError: false });
}

/** For forms of flat fields. Each field shows its first message. */
function resolveWith<Values extends FieldValues>(schema: Schema<Values>): Resolver<Values> {
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
