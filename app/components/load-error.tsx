import { loadError } from '#content/forms.ts';

/** start-islands.ts shows this while the page's scripts cannot be loaded. */
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
