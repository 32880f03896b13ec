import type { Link } from '#app/content/types.ts';

export function ArrowLink({ label, href, onDeep }: Link & { onDeep?: boolean }) {
  return (
    <a
      href={href}
      className={`group inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline ${onDeep ? 'text-seaglass' : 'text-accent'}`}
    >
      {label}
      <Arrow />
    </a>
  );
}

export function Arrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 flex-none transition-transform group-hover:[translate:0.25rem]"
    >
      <path
        d="M4 10h11m-4.5-5 5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
