import { type ReactNode, useId } from 'react';
import { fieldLook } from '../../../ui/field-look.ts';
import { labelLook } from '../../ui/looks.ts';

type Props = {
  label: string;
  value: string;
  /** Takes a line of its own on a phone. */
  isLong?: true;
  /** The id of what says why the choice is wrong. */
  problem?: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A select under its label. */
export function Choice({ label, value, isLong, problem, onChange, children }: Props) {
  const id = useId();
  return (
    <div className={`grid min-w-0 gap-1 ${isLong ? 'max-sm:col-span-full' : ''}`.trimEnd()}>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-9 w-full touch:min-h-[44px] ${fieldLook}`}
      >
        {children}
      </select>
    </div>
  );
}
