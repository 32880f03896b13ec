import { useId } from 'react';
import { selectLook } from '#app/ui/select-look.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A select without a form: a choice takes effect at once. */
export function Select({ label, value, options, onChange }: Props) {
  const id = useId();
  const select = useEarlyInput<HTMLSelectElement>((field) => {
    if (field.value !== value) onChange(field.value);
  });
  const known = options.some((option) => option.value === value);
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        value={known ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        className={selectLook}
      >
        {!known && <option value="" disabled />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
