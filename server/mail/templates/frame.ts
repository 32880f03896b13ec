import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailFooter } from '../../../app/content/mail.ts';
import { brand, line, mutedByNight, page, surface } from '../../../app/palette.ts';
import { site } from '../../../app/site.ts';
import { Small } from './elements.ts';

const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

const darkStyles = `
  @media (prefers-color-scheme: dark) {
    .page { background: ${page.dark} !important }
    .card { background: ${surface.dark} !important; border-color: ${line.dark} !important }
    .ink { color: ${brand.fog} !important }
    .rule { border-color: ${line.dark} !important }
    .muted { color: ${mutedByNight} !important }
    .accent { color: ${brand.seaglass} !important }
  }`;

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
        h(
          'div',
          { style: { padding: '16px 24px' } },
          h(Small, null, mailFooter.company),
          mailFooter.demonstration && h(Small, null, mailFooter.demonstration),
        ),
      ),
    ),
  );
}

export function renderMail(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(h(Frame, props))}`;
}

/** The same words as plain text. */
export function renderText(lines: Array<string | false | undefined>): string {
  const footer = ['--', mailFooter.company, mailFooter.demonstration];
  return [...lines, ...footer].filter(Boolean).join('\n\n');
}
