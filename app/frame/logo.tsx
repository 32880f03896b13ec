import { mark, markSize, plainMark } from '#company/mark.ts';
import { site } from '#company/site.ts';

/** Hidden from assistive technology, because the name stands beside it. */
export function Mark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${markSize} ${markSize}`} className={className}>
      {mark.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}

/** The mark in the color of the surrounding text. */
export function PlainMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${markSize} ${markSize}`} className={className}>
      <path d={plainMark} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export function Logo() {
  return (
    <>
      <Mark className="size-10 flex-none" />
      <span className="min-w-0 font-display text-title leading-none font-bold tracking-tight wrap-anywhere">
        {site.name}
      </span>
    </>
  );
}
