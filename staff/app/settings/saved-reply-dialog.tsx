import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { unknownPlaceholders } from '#domain/fill-placeholders.ts';
import type { Kind } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { replyLimits, replyOutcomes, type SavedReply, type SavedReplyText } from '#domain/saved-replies.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { formatLongDay } from '../../words/office-times.ts';
import { placeholderErrors, savedReplies } from '../../words/saved-replies.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { BodyField, KindField, LanguageField, OutcomeField } from './saved-reply-fields.tsx';
import { useChangeReply } from './use-change-reply.ts';

const { form: words, remove, lastChange } = savedReplies;
const { errors } = words;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, errors.name), z.maxLength(replyLimits.name, errors.name)),
  /** Empty: every kind. */
  kind: z.string(),
  language: z.string(),
  /** Empty: none. */
  outcome: z.string(),
  body: z.string().check(
    z.trim(),
    z.minLength(1, errors.body),
    z.maxLength(replyLimits.body, errors.body),
    z.refine((text) => unknownPlaceholders(text).length === 0, placeholderErrors.unknown),
  ),
});
export type ReplyValues = z.infer<typeof schema>;

type Props = {
  /** Undefined: a new one. */
  reply?: SavedReply;
  onSaved: (name: string) => void;
  onDelete?: () => void;
  onClose: () => void;
};

/** Writes a saved text, and shows what a person would get. */
export function SavedReplyDialog({ reply, onSaved, onDelete, onClose }: Props) {
  const form = useSchemaForm(schema);
  const { mutateAsync } = useChangeReply();
  const { reset } = form;
  useEffect(() => {
    const { name = '', kind, outcome, language = languages.en.code, body = '' } = reply ?? {};
    reset({ name, kind: kind ?? '', outcome: outcome ?? '', language, body });
  }, [reset, reply]);
  const save = async (values: ReplyValues) => {
    const text = toText(values);
    await mutateAsync(reply ? { act: 'change', reply, text } : { act: 'add', text });
    onSaved(text.name);
  };
  const title = reply ? words.edit : words.add;
  return (
    <Dialog title={title} onClose={() => onClose()} isWide>
      <StaffForm form={form} label={title} words={words.fields} onSubmit={save}>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-5">
            <Field
              form={form}
              name="name"
              words={words.fields.name}
              maxLength={replyLimits.name}
              autoComplete="off"
            />
            <KindField form={form} />
            <LanguageField form={form} />
            <OutcomeField form={form} />
            <BodyField form={form} />
          </div>
          <ReplyPreview form={form} />
        </div>
        <StaffSubmit form={form} label={words.save} sending={words.saving} />
      </StaffForm>
      {reply?.changed_by && (
        <p className="text-sm text-muted">{lastChange(reply.changed_by, formatLongDay(reply.changed_at))}</p>
      )}
      {onDelete && (
        <Button look="danger" onClick={onDelete} className="justify-self-start">
          {remove.button}
        </Button>
      )}
    </Dialog>
  );
}

/** An outcome of a kind that was chosen before does not count. */
function toText({ kind, outcome, language, ...rest }: ReplyValues): SavedReplyText {
  const outcomes = kind ? replyOutcomes[kind as Kind] : [];
  return {
    ...rest,
    kind: (kind as Kind) || null,
    language: language as LanguageCode,
    outcome: outcomes.find((each) => each === outcome) ?? null,
  };
}
