import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = { field: UseFormRegisterReturn; email: string; label: string };

/** An address that cannot be changed. Password managers read it from the hidden field. */
export function KnownEmail({ field, email, label }: Props) {
  return (
    <p>
      <input type="email" autoComplete="username" hidden {...field} />
      <span className="block font-semibold">{label}</span>
      <span className="block truncate text-muted">{email}</span>
    </p>
  );
}
