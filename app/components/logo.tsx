import { site } from '#app/site.ts';

/** The lighthouse, its lamp in amber. Decorative: the name stands beside it. */
export function Mark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <rect width="40" height="40" rx="12" fill="#0c2340" />
      <path d="M16 13 2 8.5v9z" fill="#ffb43f" opacity=".55" />
      <path d="M24 13 38 8.5v9z" fill="#ffb43f" opacity=".55" />
      <path d="M15.4 10.2 20 6l4.6 4.2z" fill="#f2735a" />
      <rect x="16" y="10.2" width="8" height="5.6" rx="1" fill="#ffb43f" />
      <rect x="13.6" y="15.8" width="12.8" height="2.4" rx="1.2" fill="#edf1f2" />
      <path d="M15.6 18.2h8.8l.75 6.2H14.85z" fill="#edf1f2" />
      <path d="M14.85 24.4h10.3l.6 5h-11.5z" fill="#f2735a" />
      <path d="M14.25 29.4h11.5l.55 4.6h-12.6z" fill="#edf1f2" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="font-display text-[1.375rem] sm:text-[1.5rem] leading-none font-bold tracking-tight">
        {site.name}
      </span>
    </span>
  );
}
