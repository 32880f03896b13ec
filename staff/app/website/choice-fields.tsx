import { use } from 'react';
import { FieldFrame, fieldId } from '#app/forms/kit/fields/field-frame.tsx';
import { type FieldProps, ShownProblems, smallInput } from './fields.tsx';

export type Option = { value: string; label: string };

export function ChoiceField({
  path,
  words: labels,
  value,
  options,
  onChange,
}: FieldProps<string> & { options: readonly Option[] }) {
  return (
    <FieldFrame name={path} words={labels} error={use(ShownProblems)[path]}>
      {(input) => (
        <select
          {...input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${smallInput} py-2`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A few choices that are all seen at once. */
export function RadioField({
  path,
  words: labels,
  value,
  options,
  onChange,
}: FieldProps<string> & { options: readonly (Option & { hint?: string })[] }) {
  const name = fieldId(path);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{labels.label}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {options.map((option, at) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer gap-3 rounded-sm border-2 border-line px-3.5 py-2.5 has-checked:border-accent"
          >
            <input
              type="radio"
              id={at === 0 ? name : undefined}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="radio mt-0.5 size-5 flex-none accent-accent"
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CheckField({ path, words: labels, value, onChange }: FieldProps<boolean>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 flex-none accent-accent"
      />
      {labels.label}
    </label>
  );
}

/** Some of several. */
export function ChecksField({
  path,
  words: labels,
  value,
  options,
  onChange,
}: FieldProps<readonly string[]> & { options: readonly Option[] }) {
  const id = fieldId(path);
  const problem = use(ShownProblems)[path];
  const toggle = (name: string) =>
    onChange(
      value.includes(name)
        ? value.filter((each) => each !== name)
        : // In the order of the choices.
          options.map((option) => option.value).filter((each) => each === name || value.includes(each)),
    );
  return (
    <fieldset aria-describedby={problem && `${id}-error`}>
      <legend className="font-semibold">{labels.label}</legend>
      <div className="mt-1 grid gap-x-5 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {options.map((option, at) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3 mouse:min-h-9">
            <input
              type="checkbox"
              id={at === 0 ? id : undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="size-5 flex-none accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
