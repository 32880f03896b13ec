import type { ReactNode } from 'react';
import type { Reason } from '#company/shape/types.ts';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const light = { className: 'fill-amber' };

/** In the style of the pictures: a cool shape with one warm light. */
const drawings: Record<Reason['glyph'], ReactNode> = {
  phone: (
    <>
      <path
        d="M23 15l9-2 6 14-7 6c3 6 7 10 13 13l6-7 14 6-2 9c-1 4-4 6-8 6-21-2-37-18-38-38 0-4 3-7 7-7z"
        {...line}
      />
      <circle cx="53" cy="21" r="4" {...light} />
      <path d="M44 15c-2 4-2 8 0 12" {...line} />
    </>
  ),
  clock: (
    <>
      <circle cx="36" cy="42" r="21" {...line} />
      <path d="M30 13h12m-6 0v8" {...line} />
      <path d="M36 42V30" {...line} />
      <path d="M36 42l9 6" {...line} />
      <circle cx="36" cy="42" r="4" {...light} />
    </>
  ),
  page: (
    <>
      <path d="M19 14h24l10 10v36H19z" {...line} />
      <path d="M43 14v10h10" {...line} />
      <path d="M27 33h18M27 42h18" {...line} />
      <path d="M27 51h8" {...line} />
      <circle cx="44" cy="51" r="4" {...light} />
    </>
  ),
  people: (
    <>
      <circle cx="26" cy="28" r="8" {...line} />
      <circle cx="48" cy="32" r="6.5" {...line} />
      <path d="M11 60c0-10 6-17 15-17s15 7 15 17" {...line} />
      <path d="M45 46c9-2 16 4 16 14" {...line} />
      <circle cx="26" cy="54" r="4" {...light} />
    </>
  ),
};

export function Glyph({ name }: { name: Reason['glyph'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 72" className="-ml-1 size-18 text-ink">
      <circle cx="36" cy="36" r="36" className="fill-glyph" />
      {drawings[name]}
    </svg>
  );
}
