import { renderError } from '#content/error-pages.ts';

/** Shown when rendering a page has failed. */
export function RenderError({ text }: { text: string }) {
  return (
    <div className="shell section-space max-w-3xl">
      <h1 className="text-section">{renderError.title}</h1>
      {/* The text comes from a program. */}
      <p role="alert" lang={text ? 'en' : undefined} className="mt-6 rounded-md bg-sunken p-5 font-mono">
        {text || renderError.unknown}
      </p>
      <p className="mt-6 text-lg text-muted">{renderError.text}</p>
    </div>
  );
}
