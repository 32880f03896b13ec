import { typeset } from './typeset.ts';

type Node = { type: string; value?: string; children?: Node[] };

/**
 * Sets typographic quotes in the text of a Markdown tree, but not in code or exports. `before` is the character before the node. It
 * decides whether a quote opens or closes, also after a link. Returns the last character.
 */
export function typesetTree(node: Node, before = ''): string {
  if (node.type === 'text' && node.value) {
    node.value = typeset(node.value, before);
    return node.value.at(-1) ?? before;
  }
  let last = before;
  for (const child of node.children ?? []) last = typesetTree(child, isBlock(child) ? '' : last);
  return last;
}

const isBlock = ({ type }: Node) => ['paragraph', 'heading', 'tableCell', 'listItem'].includes(type);
