import { useId } from 'react';

type Props = { label: string; share: number; color: string };

/** A part of a whole. `color` is a class. */
export function ShareBar({ label, share, color }: Props) {
  const id = useId();
  return (
    <svg role="img" aria-labelledby={id} className="my-1.5 block h-2.5 w-full rounded-full">
      <title id={id}>{label}</title>
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={`${share * 100}%`} height="100%" className={`fill-current ${color}`} />
    </svg>
  );
}
