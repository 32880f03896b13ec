import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { FieldFrame, inputLook, readError } from '#app/ui/form/field-frame.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { person as words } from '../../words/person.ts';

const schema = z.object({
  words: z.string().check(z.trim(), z.minLength(2, words.tooShort), z.maxLength(254)),
});

type Props = { initial: string; onSearch: (words: string) => Promise<unknown> };

/** What is typed goes to the server in the body of a request, never in an address. */
export function SearchForm({ initial, onSearch }: Props) {
  const form = useSchemaForm(schema);
  return (
    <search>
      <StaffForm
        form={form}
        label={words.title}
        words={words.field}
        onSubmit={(values) => onSearch(values.words)}
        className="grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:[&>[role=group]]:col-span-full"
      >
        <FieldFrame name="words" words={words.field.words} error={readError(form, 'words')}>
          {(input) => (
            <input
              {...input}
              {...form.register('words', { value: initial })}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              className={`min-h-13 ${inputLook}`}
            />
          )}
        </FieldFrame>
        <SubmitButton
          label={words.submit}
          sending={{ active: form.formState.isSubmitting, label: words.searching }}
        />
      </StaffForm>
    </search>
  );
}
