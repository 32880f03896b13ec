import { createContext, useContext } from 'react';
import { InlineScript } from '#app/components/inline-script.tsx';
import { LoadError } from '#app/components/load-error.tsx';
import code from '../browser/start-islands.ts?inline-script';

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
