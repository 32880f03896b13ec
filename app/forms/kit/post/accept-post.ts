import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type * as z from 'zod/mini';
import { forms } from '#content/forms.ts';
import { failureMessage } from '#content/outcomes.ts';
import type { Refusal } from '#domain/refused-submission.ts';
import type { FormDefinition } from '../define/define-form.ts';
import { listErrors } from '../define/list-errors.ts';
import type { Send } from '../form/use-sender.ts';
import type { Complaint } from '../send/refusal.ts';
import { createSubmission } from '../send/submission.ts';
import { formState, type Post, post } from './form-state.ts';

type Errors = Record<string, string>;

type Options<Values extends object> = {
  form: Pick<FormDefinition, 'posted' | 'dropped' | 'files'>;
  schema: z.ZodMiniType<Values, Values>;
  /** What is wrong with a file, where the schema asks only whether there is one. */
  refuseFile?: (file: File) => Complaint | undefined;
  send: Send<Values>;
  failed: Parameters<typeof failureMessage>[0];
};

/** Stores a posted form as the island would. Redirects to the receipt, or shows the page again with what to correct. */
export async function acceptPost<Values extends object>(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  { form, schema, refuseFile, send, failed }: Options<Values>,
) {
  const posted = requirePost(context);
  const { files, id, backend, receiptUrl } = posted;
  const textOf = (name: string) => posted.fields[name] ?? '';
  const readValue = (name: string) =>
    (form.files[name]?.maxFiles ?? 1) > 1 ? (files[name] ?? []) : (files[name]?.[0] ?? textOf(name));

  function refuse(status: number, errors: Errors, refusal?: Refusal) {
    const kept = form.posted.filter((name) => !form.dropped.includes(name));
    context.set(formState, {
      kind: 'refused',
      values: Object.fromEntries(kept.map((name) => [name, textOf(name)])),
      errors,
      mustRepeat: form.dropped.length > 0,
      ...(status !== 422 || refusal ? { message: failureMessage(failed, refusal) } : {}),
    });
    const headers: HeadersInit =
      refusal && 'seconds' in refusal ? { 'retry-after': String(refusal.seconds) } : {};
    return data(null, { status, headers });
  }

  const checked = schema.safeParse(Object.fromEntries(form.posted.map((name) => [name, readValue(name)])));
  const errors = { ...refuseFiles(files, refuseFile), ...listErrors(checked.error?.issues) };
  if (!checked.success || Object.keys(errors).length > 0) return refuse(422, errors);
  const result = await send(checked.data, { ...createSubmission(), id }, backend);
  if (result.kind === 'stored') return redirect(receiptUrl, 303);
  return refuse(statusOf(result.refusal), nameRefusedFile(files, result.refusal), result.refusal);
}

/** Only our own server stores what is posted. In development the island sends the form. */
export function requirePost(context: ActionFunctionArgs['context']): Post {
  const posted = context.get(post);
  if (!posted) throw new Response(null, { status: 405 });
  return posted;
}

function refuseFiles(files: Post['files'], refuseFile: Options<object>['refuseFile']): Errors {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, chosen]) => {
      const [complaint] = chosen.flatMap((file) => refuseFile?.(file) ?? []);
      return complaint ? [[name, forms.file.refused(complaint.title, complaint.text)]] : [];
    }),
  );
}

/** The server has looked into the file. */
function nameRefusedFile(files: Post['files'], refusal?: Refusal): Errors {
  if (refusal?.reason !== 'file') return {};
  const { file } = refusal;
  const refused = Object.keys(files).filter((name) => file && files[name]?.includes(file));
  return Object.fromEntries(refused.map((name) => [name, file ? forms.file.notAccepted(file) : '']));
}

function statusOf(refusal?: Refusal): number {
  if (!refusal) return 500;
  return { 'too-many': 429, closed: 503, file: 422, uploads: 422 }[refusal.reason];
}
