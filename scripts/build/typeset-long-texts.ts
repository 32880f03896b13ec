import { typeset } from '../../company/shape/typeset.ts';

type Node = { type: string; value?: string; children?: Node[] };

/** A remark plugin that sets typographic quotes in text, but not in code or exports. */
export function typesetLongTexts() {
  return (tree: Node): void => {
    typesetNode(tree, '');
  };
}

/** `before` is the character before the node. It decides whether a quote opens or closes, also after a link. Returns the last character. */
function typesetNode(node: Node, before: string): string {
  if (node.type === 'text' && node.value) {
    node.value = typeset(node.value, before);
    return node.value.at(-1) ?? before;
  }
  let last = before;
  for (const child of node.children ?? []) last = typesetNode(child, isBlock(child) ? '' : last);
  return last;
}

const isBlock = ({ type }: Node) => ['paragraph', 'heading', 'tableCell', 'listItem'].includes(type);
