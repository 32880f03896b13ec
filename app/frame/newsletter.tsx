import { newsletter } from '#content/shell.ts';

/** `method="dialog"` outside a dialog validates the address and sends no request, also without scripts. */
export function Newsletter() {
  return (
    <form method="dialog" aria-labelledby="newsletter-title" className="max-w-md">
      <h2 id="newsletter-title" className="text-title">
        {newsletter.title}
      </h2>
      <p className="mt-2 text-deep-muted">{newsletter.text}</p>
      <label htmlFor="newsletter-email" className="mt-5 block text-sm font-semibold">
        {newsletter.label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-note"
          className="min-h-12 min-w-0 flex-1 basis-48 rounded-full border-2 border-deep-field bg-transparent px-5 text-deep-ink"
        />
        <button
          type="submit"
          className="min-h-12 rounded-full bg-amber px-6 font-bold text-navy hover:bg-amber-bright"
        >
          {newsletter.button}
        </button>
      </div>
      <p id="newsletter-note" className="mt-2.5 text-sm text-deep-muted">
        {newsletter.note}
      </p>
    </form>
  );
}
