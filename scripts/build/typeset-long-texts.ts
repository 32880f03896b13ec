import { typeset } from '../../app/content/typeset.ts';

type Node = { type: string; value?: string; children?: Node[] };

/** A step of reading Markdown: sets the quotes of its words, and leaves code and what is exported alone. */
export function typesetLongTexts() {
  return (tree: Node): void => {
    setWords(tree, '');
  };
}

/** `before` is the character that a node follows, so that a quote knows its side behind a link too; gives back the next one. */
function setWords(node: Node, before: string): string {
  if (node.type === 'text' && node.value) {
    node.value = typeset(node.value, before);
    return node.value.at(-1) ?? before;
  }
  let last = before;
  for (const child of node.children ?? []) last = setWords(child, isBlock(child) ? '' : last);
  return last;
}

const isBlock = ({ type }: Node) => ['paragraph', 'heading', 'tableCell', 'listItem'].includes(type);
