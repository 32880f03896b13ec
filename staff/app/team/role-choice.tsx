import { useId } from 'react';
import { roles, type StaffRole } from '#domain/roles.ts';
import { shell } from '../../words/shell.ts';
import { roleHints } from '../../words/team.ts';

type Props = { label: string; value: StaffRole; onChange: (role: StaffRole) => void };

/** Each role with what it lets a person see. */
export function RoleChoice({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {[...roles].reverse().map((role) => (
        <label
          key={role}
          className="flex cursor-pointer gap-3 rounded-sm border-2 border-line px-4 py-3 has-checked:border-accent"
        >
          <input
            type="radio"
            name={name}
            checked={role === value}
            onChange={() => onChange(role)}
            className="radio mt-1 size-5 flex-none accent-accent"
          />
          <span>
            <span className="block font-semibold">{shell.roles[role]}</span>
            <span className="block text-sm text-muted">{roleHints[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
