import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefixOf } from './id-prefix.ts';
import type { IslandName } from './registry.ts';

type Props = { name: IslandName; children: ReactElement };

/**
 * A part of a page that React hydrates in the browser. It is rendered as a tree of its own, as it will be hydrated, so that
 * `useId` gives the same ids.
 */
export function Island({ name, children }: Props) {
  const html = renderIsland(name, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Another first state of an island. It stays inert until an inline script puts it in the island's place. */
export function IslandVariant({ name, topic, children }: Props & { topic: string }) {
  const html = renderIsland(name, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered
  return <template data-topic={topic} dangerouslySetInnerHTML={{ __html: html }} />;
}

function renderIsland(name: IslandName, children: ReactElement): string {
  return renderToString(children, { identifierPrefix: idPrefixOf(name) });
}
