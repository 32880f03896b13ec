import { type ComponentType, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RenderError } from '#app/components/render-error.tsx';
import { idPrefixOf } from './id-prefix.ts';

/** Lets React take an island over, in slices that leave room for what the visitor does meanwhile. */
export function hydrate(
  element: HTMLElement,
  name: string,
  Component: ComponentType,
  early: Iterable<HTMLButtonElement>,
): void {
  // From here on React itself waits for what is pressed.
  const pressed = [...early].filter((button) => element.contains(button));
  startTransition(() => {
    hydrateRoot(element, <Ready element={element} pressed={pressed} Component={Component} />, {
      identifierPrefix: idPrefixOf(name),
      onUncaughtError: showBrokenPage,
    });
  });
}

type ReadyProps = { element: HTMLElement; pressed: HTMLButtonElement[]; Component: ComponentType };

/** Does again what was done before anything could hear of it. */
function Ready({ element, pressed, Component }: ReadyProps) {
  useEffect(() => {
    // Once every effect of this tree has run.
    queueMicrotask(() => {
      focusAgain(element);
      for (const button of pressed) button.click();
    });
  }, [element, pressed]);
  return <Component />;
}

/** The frame around the page stays, so that there is a way on. */
function showBrokenPage(error: unknown): void {
  console.error(error);
  const place = document.createElement('div');
  document.getElementById('content')?.replaceChildren(place);
  createRoot(place).render(<RenderError text={error instanceof Error ? error.message : String(error)} />);
}

/** A button has the focus from the moment that it is held down, which may be long before it is pressed. */
function focusAgain(element: HTMLElement): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLButtonElement) || !element.contains(activeElement)) return;
  activeElement.blur();
  activeElement.focus();
}
