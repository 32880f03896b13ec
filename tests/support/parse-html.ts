import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Element, attributeOf as readAttribute } from '../../server/website/finish/html-elements.ts';

type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export type { Element };
export type Document = DefaultTreeAdapterTypes.Document;

export function parseHtml(html: string): Document {
  // With scripting on, the content of `<noscript>` would be text.
  return parse(html, { scriptingEnabled: false });
}

/** The elements inside a node in document order, also those of a `<template>`. The tag `*` is any tag, `true` any value. */
export function findAll(
  within: ParentNode,
  tag: string,
  attributes: Record<string, string | true> = {},
): Element[] {
  const matches = (element: Element) =>
    (tag === '*' || element.tagName === tag) &&
    Object.entries(attributes).every(([name, wanted]) => {
      const value = attributeOf(element, name);
      return wanted === true ? value !== undefined : value === wanted;
    });
  return elementsBelow(within).filter(matches);
}

/** The first element that `findAll()` finds. */
export function find(...wanted: Parameters<typeof findAll>): Element | undefined {
  return findAll(...wanted)[0];
}

export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element && readAttribute(element, name);
}

/** All text inside a node, without scripts, styles and templates, and with white space collapsed. */
export function textOf(node: ParentNode): string {
  return readText(node).replace(/\s+/g, ' ').trim();
}

/** The text directly inside an element, such as a script, as it is written. */
export function ownTextOf({ childNodes }: ParentNode): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Copies a tree without some of its elements. */
export function without<T extends ParentNode>(tree: T, isLeftOut: (element: Element) => boolean): T {
  const copy = {
    ...tree,
    childNodes: tree.childNodes
      .filter((child) => !(isElement(child) && isLeftOut(child)))
      .map((child) => (isElement(child) ? without(child, isLeftOut) : child)),
  };
  return 'content' in copy ? { ...copy, content: without(copy.content, isLeftOut) } : copy;
}

/** Inline scripts that run. JSON-LD and speculation rules are data. */
export function inlineScriptsIn(page: ParentNode): string[] {
  return findAll(page, 'script')
    .filter((script) => !script.attrs.some(({ name }) => name === 'src' || name === 'type'))
    .map(ownTextOf);
}

function elementsBelow(node: ParentNode): Element[] {
  const children = 'content' in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes;
  return children.filter(isElement).flatMap((child) => [child, ...elementsBelow(child)]);
}

function readText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return '';
  return node.childNodes.map(readText).join('');
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
