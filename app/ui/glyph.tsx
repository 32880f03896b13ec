import type { ReactNode } from 'react';
import type { Reason } from '#app/words/types.ts';

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
  lamp: (
    <>
      <path d="M26 44h20l5 22H21z" {...line} />
      <path d="M30 44V31h12v13" {...line} />
      <path d="M27 31l9-9 9 9z" {...line} />
      <circle cx="36" cy="38" r="4" {...light} />
      <path d="M20 35l-9-3m9 8-9 4m41-9 9-3m-9 8 9 4" {...line} />
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
