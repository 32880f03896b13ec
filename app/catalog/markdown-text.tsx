import type { MDXComponents, MDXContent } from 'mdx/types';
import { createElement, Fragment, type ReactNode } from 'react';
import { anchorOf } from '#domain/slug.ts';
import { isAllowedHref } from '#office/website/links.ts';
import { type MarkdownNode, parseMarkdown, plainText } from './markdown/parse-markdown.ts';

/** As our own guides and articles are read. */
const wordsPerMinute = 245;
/** Deeper marks are left out: React calls itself for each. */
const deepest = 12;
/** No id, and those of the page around an article. */
const taken = ['', 'content', 'first-facts', 'more', 'newsletter-title', 'quote', 'year'];

/** A text of the office as a component, which is used as an MDX text is. */
export function textOf(markdown: string): MDXContent {
  let nodes: readonly MarkdownNode[] | undefined;
  return ({ components = {} }) => {
    nodes ??= parseMarkdown(markdown).children;
    return createElement(Fragment, null, ...drawBlocks(nodes, components));
  };
}

/** How long a text takes to read. */
export function minutesOf(markdown: string): number {
  return Math.max(1, Math.round(markdown.trim().split(/\s+/).length / wordsPerMinute));
}

/** Headings are ## and ###. The first is never the smaller one. One that cannot have an id of its own is numbered. */
function drawBlocks(nodes: readonly MarkdownNode[], components: MDXComponents): ReactNode[] {
  const ids = new Set(taken);
  let hasParts = false;
  const blocks = nodes.flatMap((node, place) => {
    if (node.type !== 'heading') return draw(node, components, 0) ?? [];
    const text = plainText(node);
    if (!text.trim()) return [];
    if (node.depth > 2 && hasParts) return make(components, 'h3', {}, [text]);
    hasParts = true;
    const id = anchorOf(text);
    const isTaken = ids.has(id);
    ids.add(id);
    return make(components, 'h2', isTaken ? { id: `part-${place}` } : {}, [text]);
  });
  return onLines(blocks);
}

function draw(node: MarkdownNode, components: MDXComponents, depth: number): ReactNode {
  if (depth > deepest) return plainText(node);
  const inside = () =>
    'children' in node ? node.children.map((child) => draw(child, components, depth + 1)) : [];
  const element = (name: string, props = {}, children = inside()) => make(components, name, props, children);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return element('p');
    // Within a quote or a list.
    case 'heading':
      return element('p', {}, [make(components, 'strong', {}, [plainText(node)])]);
    case 'strong':
      return element('strong');
    case 'emphasis':
      return element('em');
    case 'break':
      return [make(components, 'br', {}, []), '\n'];
    case 'link':
      return isSafe(node.url) ? element('a', { href: node.url }) : inside();
    case 'blockquote':
      return element('blockquote', {}, framed(inside()));
    case 'list': {
      const start = node.ordered && node.start !== 1 ? { start: node.start } : {};
      const isLoose = node.spread || node.children.some(({ spread }) => spread);
      const items = node.children.map((item) =>
        make(components, 'li', {}, drawItem(item.children, isLoose, components, depth + 2)),
      );
      return element(node.ordered ? 'ol' : 'ul', start, framed(items));
    }
    case 'table': {
      const rows = node.children.map((row, place) => {
        const cells = row.children.map((cell, column) => {
          const isFigure = node.align?.[column] === 'right';
          return make(
            components,
            place === 0 ? 'th' : 'td',
            isFigure ? { className: 'figure' } : {},
            cell.children.map((part) => draw(part, components, depth + 3)),
          );
        });
        return make(components, 'tr', {}, framed(cells));
      });
      const [head, ...body] = rows;
      const parts = [make(components, 'thead', {}, framed([head]))];
      if (body.length > 0) parts.push(make(components, 'tbody', {}, framed(body)));
      return element('table', {}, framed(parts));
    }
    default:
      return undefined;
  }
}

/** As in MDX: the paragraphs of a list without empty lines are no paragraphs. */
function drawItem(
  blocks: readonly MarkdownNode[],
  isLoose: boolean,
  components: MDXComponents,
  depth: number,
): ReactNode[] {
  const parts = blocks.flatMap((block, place) => {
    const isPlain = block.type === 'paragraph' && !isLoose;
    const drawn = isPlain
      ? block.children.map((part) => draw(part, components, depth))
      : [draw(block, components, depth)];
    return isPlain && place === 0 ? drawn : ['\n', ...drawn];
  });
  const last = blocks.at(-1);
  return last && (isLoose || last.type !== 'paragraph') ? [...parts, '\n'] : parts;
}

function make(components: MDXComponents, name: string, props: object, children: ReactNode[]): ReactNode {
  return createElement((components[name] ?? name) as 'p', props, ...children);
}

const onLines = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, place) => (place > 0 ? ['\n', part] : [part]));
const framed = (parts: readonly ReactNode[]) => ['\n', ...onLines(parts), '\n'];

/** A part of the same page, or where any link of the office may lead. */
function isSafe(href: string): boolean {
  return /^#[\w-]+$/.test(href) || isAllowedHref(href);
}
