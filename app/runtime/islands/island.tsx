import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefixOf } from './id-prefix.ts';
import type { IslandName } from './registry.ts';

type Props = { name: IslandName; children: ReactElement<object> };

/**
 * A part of a page that React hydrates in the browser. It is rendered as a tree of its own, as it will be hydrated, so that
 * `useId` gives the same ids. Its props go with it, so they must be plain data.
 */
export function Island({ name, children }: Props) {
  const html = renderToString(children, { identifierPrefix: idPrefixOf(name) });
  const props = Object.keys(children.props).length > 0 ? JSON.stringify(children.props) : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered
  return <div data-island={name} data-props={props} dangerouslySetInnerHTML={{ __html: html }} />;
}
