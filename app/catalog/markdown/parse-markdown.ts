import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';
import { typesetTree } from '#company/shape/typeset-tree.ts';
import { refusalOf } from '#domain/website/markdown-limits.ts';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree['children'][number];

/** These stay the characters that they are: markup, code, pictures, addresses at the end of the text, headings by underlines. */
const off = [
  'autolink',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
];

/** Looks for more addresses in the whole tree by recursion, which is not needed here. */
const { transforms: _, ...literalLinks } = gfmAutolinkLiteralFromMarkdown();

/** The restricted Markdown of articles: paragraphs, headings, lists, quotes, bold, italic, links and tables. */
export function parseMarkdown(markdown: string): MarkdownTree {
  const refusal = refusalOf(markdown);
  if (refusal) throw new Error(`This text cannot be shown (${refusal.replaceAll('_', ' ')}).`);
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmAutolinkLiteral(), { disable: { null: off } }],
    mdastExtensions: [gfmTableFromMarkdown(), literalLinks],
  });
  typesetTree(tree);
  return tree;
}

/** The characters of a node, without its marks. */
export function plainText(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
