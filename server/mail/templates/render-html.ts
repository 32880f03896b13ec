import { type CSSProperties, Fragment, createElement as h, type ReactElement } from 'react';
import { brand, line } from '../../../app/palette.ts';
import type { Block } from './blocks.ts';

// Mail programs know little CSS, so every element has its own style. Dark colors are in a style sheet that some programs read.

export const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

const styles = {
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: brand.navy },
  subtitle: { margin: '24px 0 4px', fontSize: '16px', lineHeight: '24px', color: brand.navy },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px', color: brand.navy },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: brand.slate },
  after: { margin: '24px 0 0', paddingTop: '16px', borderTop: `1px solid ${line.light}` },
  label: { margin: '0', fontSize: '14px', lineHeight: '20px', color: brand.slate },
  value: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', color: brand.navy },
  link: { color: brand.teal, fontWeight: 700 },
  button: {
    display: 'inline-block',
    padding: '13px 26px',
    border: 0,
    borderRadius: '26px',
    fontFamily: font,
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '20px',
    color: brand.navy,
    background: brand.amber,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>;

/** React escapes every text, so hostile words stay words. */
export function renderBlocks(blocks: Block[]): ReactElement {
  return h(Fragment, null, ...blocks.map(renderBlock));
}

/** For a page in the look of our mail. */
export function renderSubmitButton(text: string): ReactElement {
  return h('button', { type: 'submit', style: { ...styles.button, cursor: 'pointer' } }, text);
}

function renderBlock(block: Block): ReactElement {
  switch (block.type) {
    case 'heading':
      return h('h1', { className: 'ink', style: styles.title }, block.text);
    case 'paragraph':
      return renderParagraph(block.text);
    case 'section':
      return h(
        Fragment,
        null,
        h('h2', { className: 'ink', style: styles.subtitle }, block.title),
        renderParagraph(block.text, ...(block.link ? [' ', renderLink(block.link)] : [])),
      );
    case 'list':
      return h(Fragment, null, ...block.items.map((item) => renderParagraph(item)));
    case 'facts':
      return renderFacts(block.rows);
    case 'button':
      return h(
        'p',
        { style: { margin: '20px 0' } },
        h('a', { href: block.url, style: styles.button }, block.text),
      );
    case 'letter':
      return h(Fragment, null, ...block.text.split(/\n{2,}/).map(renderLines));
    case 'after':
      return h('p', { className: 'muted rule', style: { ...styles.small, ...styles.after } }, block.text);
    case 'small':
      return h('p', { className: 'muted', style: styles.small }, block.text);
  }
}

function renderParagraph(...children: Array<string | ReactElement>): ReactElement {
  return h('p', { className: 'ink', style: styles.text }, ...children);
}

function renderLines(text: string): ReactElement {
  return renderParagraph(
    ...text.split('\n').flatMap((words, at) => (at === 0 ? [words] : [h('br', { key: at }), words])),
  );
}

function renderLink({ text, url }: { text: string; url: string }): ReactElement {
  return h('a', { href: url, className: 'accent', style: styles.link }, text);
}

/** Labels above their values, so that both have the whole width of a phone. */
function renderFacts(rows: Array<[label: string, value: string]>): ReactElement {
  const items = rows.flatMap(([label, value]) => [
    h('dt', { className: 'muted', style: styles.label }, label),
    h('dd', { className: 'ink', style: styles.value }, value),
  ]);
  return h('dl', { style: { margin: '0 0 8px' } }, ...items);
}
