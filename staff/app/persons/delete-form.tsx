import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Button } from '../../ui/button.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { deletion as words } from '../../words/person.ts';
import { type Target, useDeletion } from './use-deletion.ts';

const schema = z.object({
  deleteReason: z.string().check(z.trim(), z.minLength(5, words.errors.reason), z.maxLength(500)),
  deleteWord: z.string().check(
    z.trim(),
    z.refine((word) => word === 'DELETE', words.errors.word),
  ),
});

export function DeleteForm({ target, onCancel }: { target: Target; onCancel: () => void }) {
  const form = useSchemaForm(schema);
  const remove = useDeletion();
  const { isSubmitting } = form.formState;
  const send = (values: { deleteReason: string }) => remove(target, values.deleteReason);
  return (
    <StaffForm form={form} label={words.title} words={words.fields} onSubmit={send}>
      <Field
        form={form}
        name="deleteReason"
        words={words.fields.deleteReason}
        autoComplete="off"
        maxLength={500}
      />
      <Field
        form={form}
        name="deleteWord"
        words={words.fields.deleteWord}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting || undefined} look="danger">
          {isSubmitting ? words.busy : words.submit}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </StaffForm>
  );
}
