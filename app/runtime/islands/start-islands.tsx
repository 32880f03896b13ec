import { createContext, useContext } from 'react';
import { loadError } from '#content/forms.ts';
import code from '../inline/start-islands.ts?inline-script';
import { InlineScript } from '../inline-script.tsx';

/** `entry`: the address of main.ts. `hotReload`: what must run before it in development. */
export const IslandScripts = createContext<{ entry: string; hotReload?: string | undefined }>({ entry: '' });

/** Loads and hydrates the islands of a page. */
export function StartIslands() {
  const { entry, hotReload } = useContext(IslandScripts);
  return (
    <>
      <LoadError />
      {hotReload && <script type="module" src={hotReload} />}
      <InlineScript code={code} data-entry={entry} />
    </>
  );
}

/** start-islands.ts shows this while the page's scripts cannot be loaded. */
function LoadError() {
  return (
    <div className="toaster" data-load-error hidden>
      <div role="alert" className="toast" data-type="error">
        <p className="font-bold">{loadError.title}</p>
        <p className="text-muted">{loadError.text}</p>
      </div>
    </div>
  );
}
