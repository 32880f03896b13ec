import { loadError } from '#app/content/forms.ts';

/** Shown by start-islands.ts while the scripts of the page could not be loaded. */
export function LoadError() {
  return (
    <div className="toaster" data-load-error hidden>
      <div role="alert" className="toast" data-type="error">
        <p className="font-bold">{loadError.title}</p>
        <p className="text-muted">{loadError.text}</p>
      </div>
    </div>
  );
}
