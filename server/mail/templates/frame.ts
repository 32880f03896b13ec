import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailFooter } from '../../../app/content/mail.ts';
import { brand, line, mutedByNight, page, surface } from '../../../app/palette.ts';
import { site } from '../../../app/site.ts';
import type { Block } from './blocks.ts';
import { font, renderBlocks } from './render-html.ts';
import { renderText } from './render-text.ts';

const darkStyles = `
  @media (prefers-color-scheme: dark) {
    .page { background: ${page.dark} !important }
    .card { background: ${surface.dark} !important; border-color: ${line.dark} !important }
    .ink { color: ${brand.fog} !important }
    .rule { border-color: ${line.dark} !important }
    .muted { color: ${mutedByNight} !important }
    .accent { color: ${brand.seaglass} !important }
  }`;

const footer = mailFooter.map((text): Block => ({ type: 'small', text }));

type Props = { title: string; preview: string; children: ReactNode };

/** The page of every mail. It has no picture, so nothing is missing where pictures are off. */
function Frame({ title, preview, children }: Props) {
  return h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', null, darkStyles),
    ),
    h(
      'body',
      {
        className: 'page',
        style: { margin: 0, padding: '24px 12px', background: page.light, fontFamily: font },
      },
      // The line that a mailbox shows beside the subject.
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      h(
        'div',
        { style: { maxWidth: '560px', margin: '0 auto' } },
        h(
          'p',
          {
            className: 'ink',
            style: { margin: '0 0 16px', fontSize: '20px', fontWeight: 700, color: brand.navy },
          },
          h('span', { 'aria-hidden': true, style: { color: brand.amber } }, '● '),
          site.name,
        ),
        h(
          'div',
          {
            className: 'card',
            style: {
              padding: '28px 24px',
              background: surface.light,
              border: `1px solid ${line.light}`,
              borderRadius: '20px',
              // A long address breaks instead of widening the page.
              overflowWrap: 'anywhere',
              wordBreak: 'break-word',
            },
          },
          children,
        ),
        h('div', { style: { padding: '16px 24px' } }, renderBlocks(footer)),
      ),
    ),
  );
}

export function renderPage(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(h(Frame, props))}`;
}

type Content = {
  subject: string;
  /** Also the title of the HTML part. Without it, that is the subject. */
  heading?: string;
  preview: string;
  blocks: Block[];
};

/** The same blocks as plain text and as HTML. */
export function renderMail({ subject, heading, preview, blocks }: Content) {
  const all: Block[] = heading ? [{ type: 'heading', text: heading }, ...blocks] : blocks;
  return {
    subject,
    text: renderText([...all, { type: 'small', text: '--' }, ...footer]),
    html: renderPage({ title: heading ?? subject, preview, children: renderBlocks(all) }),
  };
}
