import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RenderError } from '#app/components/render-error.tsx';
import { idPrefixOf } from './id-prefix.ts';

/** Lets React take an island over, in slices that leave room for what the visitor does meanwhile. */
export function hydrate(element: HTMLElement, name: string, Component: ComponentType): void {
  startTransition(() => {
    hydrateRoot(element, <Component />, {
      identifierPrefix: idPrefixOf(name),
      onUncaughtError: showBrokenPage,
    });
  });
}

/** The frame around the page stays, so that there is a way on. */
function showBrokenPage(error: unknown): void {
  console.error(error);
  const place = document.createElement('div');
  document.getElementById('content')?.replaceChildren(place);
  createRoot(place).render(<RenderError text={error instanceof Error ? error.message : String(error)} />);
}
