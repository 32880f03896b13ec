import { createContext, type ReactNode, use, useState } from 'react';
import { FieldFrame, fieldId, inputLook } from '#app/forms/kit/fields/field-frame.tsx';
import type { FieldWords } from '#company/shape/form-words.ts';
import { problems as words } from '../../words/website-problems.ts';
import type { Problems } from './check-item.ts';
import { fromOfficeField, toOfficeField } from './office-moment.ts';

/** What is wrong in the fields that the person has left, or in all of them after a try to publish. */
export const ShownProblems = createContext<Problems>({});

/** `path`: of the value in its item, 'words.es.text'. */
export type FieldProps<Value> = {
  path: string;
  words: FieldWords;
  value: Value;
  onChange: (value: Value) => void;
};

export const smallInput = `min-h-11 ${inputLook}`;
/** More make a field for a long text. */
const manyRows = 6;
/** From here on a counter says how much is left. */
const nearLimit = 0.75;

export function TextField({ limit, ...props }: FieldProps<string> & { limit: number }) {
  const { path, value, onChange } = props;
  return (
    <Counted {...props} limit={limit}>
      {(input) => (
        <input
          {...input}
          key={path}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={smallInput}
        />
      )}
    </Counted>
  );
}

export function AreaField({
  limit,
  rows = 3,
  ...props
}: FieldProps<string> & { limit: number; rows?: number }) {
  const { value, onChange } = props;
  return (
    <Counted {...props} limit={limit}>
      {(input) => (
        <textarea
          {...input}
          value={value}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          className={`field-sizing-content max-h-[70svh] py-2 ${rows > manyRows ? 'min-h-72' : 'min-h-20'} ${inputLook}`}
        />
      )}
    </Counted>
  );
}

type InputAttributes = Parameters<Parameters<typeof FieldFrame>[0]['children']>[0];

type CountedProps = Pick<FieldProps<string>, 'path' | 'words' | 'value'> & {
  limit: number;
  children: (input: InputAttributes) => ReactNode;
};

/** What is typed beyond the limit stays, so that a text that was pasted can be shortened. */
function Counted({ path, words: labels, value, limit, children }: CountedProps) {
  const id = `${fieldId(path)}-left`;
  const isNear = value.length > limit * nearLimit;
  return (
    <div>
      <FieldFrame
        name={path}
        words={labels}
        error={use(ShownProblems)[path]}
        describedBy={isNear ? id : undefined}
      >
        {children}
      </FieldFrame>
      {isNear && (
        <p
          id={id}
          className={`mt-1 text-end text-xs ${value.length > limit ? 'font-semibold text-danger' : 'text-muted'}`}
        >
          {words.left(limit - value.length)}
        </p>
      )}
    </div>
  );
}

/** Words with commas between them. */
export function ListField(props: FieldProps<readonly string[]> & { limit: number }) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(value.join(', '));
  const type = (text: string) => {
    setTyped(text);
    onChange(
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );
  };
  return <TextField {...props} value={typed} onChange={type} />;
}

/** A day, a time, or a number: the browser's own field. */
export function NativeField({
  type,
  min,
  step,
  ...props
}: FieldProps<string> & { type: 'date' | 'time' | 'number'; min?: string; step?: string }) {
  const { path, words: labels, value, onChange } = props;
  return (
    <FieldFrame name={path} words={labels} error={use(ShownProblems)[path]}>
      {(input) => (
        <input
          {...input}
          type={type}
          value={value}
          min={min}
          step={step}
          onChange={(event) => onChange(event.target.value)}
          className={smallInput}
        />
      )}
    </FieldFrame>
  );
}

/** A moment in the office's time. */
export function MomentField({ path, words: labels, value, onChange }: FieldProps<string | null>) {
  return (
    <FieldFrame name={path} words={labels} error={use(ShownProblems)[path]}>
      {(input) => (
        <input
          {...input}
          type="datetime-local"
          defaultValue={toOfficeField(value)}
          onChange={(event) => onChange(fromOfficeField(event.target.value))}
          className={smallInput}
        />
      )}
    </FieldFrame>
  );
}
