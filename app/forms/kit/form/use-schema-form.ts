import { use } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { listErrors } from '../define/list-errors.ts';
import { Posted } from '../post/posted.ts';

type Schema<Values> = z.ZodMiniType<Values, Values>;

/**
 * A form that a schema validates, here or, without scripts, on the server. After a failed submit the error summary takes the focus,
 * not the first field. `isAsked` leaves out the fields of later steps.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: Schema<Values>,
  isAsked: (field: string) => boolean = () => true,
): UseFormReturn<Values> {
  const posted = use(Posted);
  return useForm<Values>({
    resolver: resolveWith(schema, isAsked),
    shouldFocusError: false,
    ...(posted && { errors: toFieldErrors<Values>(posted.errors) }),
  });
}

function resolveWith<Values extends FieldValues>(
  schema: Schema<Values>,
  isAsked: (field: string) => boolean,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: toFieldErrors<Values>(listErrors(result.error.issues), isAsked) };
  };
}

function toFieldErrors<Values extends FieldValues>(
  messages: Readonly<Record<string, string>>,
  isAsked: (field: string) => boolean = () => true,
): FieldErrors<Values> {
  const errors = Object.entries(messages)
    .filter(([name]) => isAsked(name))
    .map(([name, message]) => [name, { type: 'invalid', message }]);
  return Object.fromEntries(errors);
}
