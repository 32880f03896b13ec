import type { FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldProps } from '#app/forms/kit/fields/field-frame.tsx';
import { UsernameField } from '#app/forms/kit/fields/person-fields.tsx';

/** An address that is `known` cannot be changed. Password managers read it from the hidden field. */
export function WorkEmail<Values extends FieldValues>({
  known,
  ...field
}: FieldProps<Values> & { known: FieldPathValue<Values, FieldProps<Values>['name']> | undefined }) {
  if (!known) return <UsernameField {...field} />;
  const { form, name, words } = field;
  return (
    <p>
      <input type="email" autoComplete="username" hidden {...form.register(name, { value: known })} />
      <span className="block font-semibold">{words.label}</span>
      <span className="block truncate text-muted">{known}</span>
    </p>
  );
}
