import { type ComponentType, createElement, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderError } from '#content/error-pages.ts';
import { rememberInput } from './carry-input.ts';
import { idPrefixOf } from './id-prefix.ts';

/** Hydrates one island in slices, so that the page keeps reacting meanwhile. */
export function hydrate(element: HTMLElement, name: string, Component: ComponentType<never>): void {
  const carryInput = rememberInput(element);
  startTransition(() => {
    hydrateRoot(element, <HydratedIsland element={element} Component={Component} carryInput={carryInput} />, {
      identifierPrefix: idPrefixOf(name),
      onUncaughtError: showBrokenPage,
      onRecoverableError: (error) => isTranslated() || reportError(error),
    });
  });
}

/** Chrome's translator wraps each text. */
const isTranslated = () => document.querySelector('font') !== null;

type IslandProps = { element: HTMLElement; Component: ComponentType<never>; carryInput: () => void };

function HydratedIsland({ element, Component, carryInput }: IslandProps) {
  useLayoutEffect(carryInput, [carryInput]);
  useEffect(() => {
    element.dataset.hydrated = '';
    // After what the form itself does once it is hydrated (form.tsx).
    queueMicrotask(() => submitAgain(element));
  }, [element]);
  return createElement(Component, JSON.parse(element.dataset.props ?? '{}') as never);
}

/** Carries out a submit that came before hydration, unless the visitor has moved on to another part of the page. */
function submitAgain(element: HTMLElement): void {
  if (!('submitted' in element.dataset)) return;
  delete element.dataset.submitted;
  const form = document.activeElement?.closest('form');
  if (form && element.contains(form)) form.requestSubmit();
}

/** The header and footer stay, so that the visitor can go on. */
function showBrokenPage(error: unknown): void {
  console.error(error);
  const place = document.createElement('div');
  document.getElementById('content')?.replaceChildren(place);
  createRoot(place).render(<RenderError text={error instanceof Error ? error.message : String(error)} />);
}

/** Shown when rendering a page has failed. */
function RenderError({ text }: { text: string }) {
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
