import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { Anchor } from '#app/ui/anchor.tsx';
import { forms } from '#content/forms.ts';

export type FormSection<Values extends FieldValues> = {
  id: string;
  title: string;
  fields: readonly (string & keyof Values)[];
};

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  schema: ZodMiniType<Values>;
  sections: readonly FormSection<Values>[];
};

/** Links to the sections of a long form, each marked as complete or not. */
export function SectionProgress<Values extends FieldValues>({ form, schema, sections }: Props<Values>) {
  const values = useWatch({ control: form.control });
  const invalid = findInvalid(schema, sections, values);
  // A refused file has an error that the schema does not know.
  const { errors } = form.formState;
  const isDone = ({ fields }: FormSection<Values>) =>
    fields.every((name) => !invalid.has(name) && !(name in errors));
  return (
    <nav aria-label={forms.sections} className="section-progress" data-print="hide">
      <p className="needs-scripts">{forms.sectionsDone(sections.filter(isDone).length, sections.length)}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id} data-done={isDone(section) || undefined}>
            <Anchor href={`#${section.id}`}>
              <span className="section-title">{section.title}</span>
              <span className="needs-scripts sr-only">
                {`: ${isDone(section) ? forms.sectionDone : forms.sectionOpen}`}
              </span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Names the fields with an error. A field that was never touched has no value yet, and counts as empty. */
function findInvalid<Values extends FieldValues>(
  schema: ZodMiniType<Values>,
  sections: readonly FormSection<Values>[],
  values: Record<string, unknown>,
): Set<unknown> {
  const names = sections.flatMap(({ fields }) => fields);
  const filled = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return new Set(schema.safeParse(filled).error?.issues.map(({ path }) => path[0]));
}
