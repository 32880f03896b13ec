import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefixOf } from './id-prefix.ts';
import type { IslandName } from './registry.ts';

type Props = { name: IslandName; children: ReactElement; as?: 'div' | 'span' };

/**
 * A part of a page that works in the browser, in HTML that reads well until it does. It is rendered as a tree of its own,
 * as the browser will take it over: ids that React counts must come out the same.
 */
export function Island({ name, children, as: Tag = 'div' }: Props) {
  const html = renderToString(children, { identifierPrefix: idPrefixOf(name) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
  return <Tag data-island={name} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
