import { type ComponentType, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RenderError } from '#app/components/render-error.tsx';
import { idPrefixOf } from './id-prefix.ts';

/** Lets React take an island over, in slices that leave room for what the visitor does meanwhile. */
export function hydrate(element: HTMLElement, name: string, Component: ComponentType): void {
  // From here on React itself waits for what is pressed.
  const pressed = [...element.querySelectorAll<HTMLButtonElement>('[data-pressed]')];
  startTransition(() => {
    hydrateRoot(element, <Ready pressed={pressed} Component={Component} />, {
      identifierPrefix: idPrefixOf(name),
      onUncaughtError: showBrokenPage,
    });
  });
}

/** Presses the buttons again that were pressed before anything could happen. */
function Ready({ pressed, Component }: { pressed: HTMLButtonElement[]; Component: ComponentType }) {
  useEffect(() => {
    // Once every effect of this tree has run.
    queueMicrotask(() => {
      for (const button of pressed) pressAgain(button);
    });
  }, [pressed]);
  return <Component />;
}

/** The frame around the page stays, so that there is a way on. */
function showBrokenPage(error: unknown): void {
  console.error(error);
  const place = document.createElement('div');
  document.getElementById('content')?.replaceChildren(place);
  createRoot(place).render(<RenderError text={error instanceof Error ? error.message : String(error)} />);
}

/** The focus came with the first press, and nothing heard of that either. */
function pressAgain(button: HTMLButtonElement): void {
  if (button === document.activeElement) {
    button.blur();
    button.focus();
  }
  button.click();
}
