import { type UseFormReturn, useWatch } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { sections } from '#app/content/verification.ts';
import { type VerificationValues, verificationSchema } from './schema.ts';

/** Links to the sections, each marked as complete or not. */
export function SectionProgress({ form }: { form: UseFormReturn<VerificationValues> }) {
  const values = useWatch({ control: form.control });
  const invalid = new Set(
    verificationSchema
      .safeParse({ ...empty, ...withoutMissing(values) })
      .error?.issues.map(({ path }) => path[0]),
  );
  return (
    <nav aria-label={forms.sections}>
      <ol className="flex flex-wrap gap-2">
        {sections
          .filter(({ fields }) => fields.length > 0)
          .map(({ id, title, fields }) => {
            const done = fields.every((name) => !invalid.has(name));
            return (
              <li key={id}>
                <a href={`#${id}`} data-done={done || undefined} className="section-progress">
                  <span aria-hidden="true">{done ? '✓' : '○'}</span> {title}
                  <span className="sr-only">: {done ? forms.sectionDone : forms.sectionOpen}</span>
                </a>
              </li>
            );
          })}
      </ol>
    </nav>
  );
}

const empty = Object.fromEntries(
  sections.flatMap(({ fields }) => fields).map((name) => [name, '']),
) as unknown as VerificationValues;

function withoutMissing(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
