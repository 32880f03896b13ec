import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type HtmlElement = { attributes: Record<string, string>; text: string };

/** Every element of a page with this tag, in its order. */
export function elementsIn(html: string, tag: string): HtmlElement[] {
  return allBelow(parse(html))
    .filter((element) => element.tagName === tag)
    .map((element) => ({
      attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
      text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    }));
}

function allBelow(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  const below = node.childNodes.flatMap(allBelow);
  return defaultTreeAdapter.isElementNode(node) ? [node, ...below] : below;
}

/** Inline scripts that run. JSON-LD and speculation rules are data. */
export function inlineScriptsIn(html: string): string[] {
  return elementsIn(html, 'script')
    .filter(({ attributes }) => !('src' in attributes) && !('type' in attributes))
    .map(({ text }) => text);
}
