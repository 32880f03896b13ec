import type { ReactNode } from 'react';
import type { Kind } from '#domain/kinds.ts';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** On a grid of 20 by 20. */
const drawings: Record<Kind, ReactNode> = {
  message: <path d="M3 5h14v10H3zm0 .8 7 5.2 7-5.2" {...line} />,
  application: <path d="M5 3h7l3 3v11H5zm7 0v3h3M7.500 9h5m-5 3h5" {...line} />,
  verification: (
    <path
      d="M2.500 5h15v10h-15zM7 11a1.700 1.700 0 1 0 0-3.400A1.700 1.700 0 0 0 7 11zm-2.400 2.300c.3-1.300 1.200-2 2.400-2s2.100.7 2.400 2M12 8.500h3M12 11.500h3"
      {...line}
    />
  ),
};

/** Stands beside its name, so assistive technology skips it. */
export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none">
      {drawings[kind]}
    </svg>
  );
}
