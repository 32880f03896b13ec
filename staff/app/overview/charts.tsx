import { useId } from 'react';
import type { Kind } from '#domain/kinds.ts';

/** Classes for the colors of the charts. */
export const kindColors: Record<Kind, string> = {
  message: 'text-accent',
  application: 'text-chart-application',
  verification: 'text-chart-verification',
  claim: 'text-chart-claim',
};

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const steps = [1, 2, 5];

/** The top of a scale that holds the largest number, and its lines: at most four, at round numbers. */
export function scaleOf(most: number): { top: number; ticks: number[] } {
  let step = 1;
  for (let power = 0; step * 4 < most; power += 1)
    step = (steps[power % steps.length] ?? 1) * 10 ** Math.floor(power / steps.length);
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** Where each part of a bar stands, in percent from the top. Without a count there is no part. */
export function stackDay<Part>(parts: readonly Part[], counts: readonly number[], top: number) {
  let below = 0;
  return parts.flatMap((part, place) => {
    const height = ((counts[place] ?? 0) / top) * 100;
    below += height;
    return height === 0 ? [] : [{ part, y: 100 - below, height }];
  });
}

/** A part of a whole. `color` is a class. */
export function ShareBar({ label, share, color }: { label: string; share: number; color: string }) {
  const id = useId();
  return (
    <svg role="img" aria-labelledby={id} className="my-1.5 block h-2.5 w-full rounded-full">
      <title id={id}>{label}</title>
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={`${share * 100}%`} height="100%" className={`fill-current ${color}`} />
    </svg>
  );
}
