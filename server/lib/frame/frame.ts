import { html, raw } from 'hono/html';
import { mailFooter } from '#content/mail.ts';
import { languages } from '#domain/languages.ts';
import { brand } from '../../../company/palette.ts';
import { site } from '../../../company/site.ts';
import { colors } from '../../../office/colors.ts';
import type { Block } from './blocks.ts';
import { font, type Html, renderBlock } from './render-html.ts';
import { renderText } from './render-text.ts';

const { line, page, surface } = colors;

const darkStyles = raw(`
  @media (prefers-color-scheme: dark) {
    .page { background: ${page.dark} !important }
    .card { background: ${surface.dark} !important; border-color: ${line.dark} !important }
    .ink { color: ${brand.fog} !important }
    .rule { border-color: ${line.dark} !important }
    .muted { color: ${colors.deepMuted} !important }
    .accent { color: ${brand.seaglass} !important }
  }`);

/** A long address breaks instead of widening the page. */
const cardStyle = `padding:28px 24px;background:${surface.light};border:1px solid ${line.light};border-radius:20px;overflow-wrap:anywhere;word-break:break-word`;

type Frame = {
  /** Of all that stands in it. Without it, it is for the staff, in English. */
  locale?: string;
  footer?: readonly string[];
};

const smallPrint = (lines: readonly string[]) => lines.map((text): Block => ({ type: 'small', text }));

type Page = Frame & {
  title: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  blocks: Block[];
  form?: Html | undefined;
};

/** The page of every mail. It has no picture, so nothing is missing where pictures are off. */
export function renderPage({
  title,
  preview,
  blocks,
  form,
  locale = languages.en.locale,
  footer = mailFooter,
}: Page): string {
  return html`<!doctype html><html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${page.light};font-family:${font}">
  <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
  <div style="max-width:560px;margin:0 auto">
    <p class="ink" style="margin:0 0 16px;font-size:20px;font-weight:700;color:${brand.navy}">
      <span aria-hidden="true" style="color:${brand.amber}">● </span>${site.name}
    </p>
    <div class="card" style="${cardStyle}">${blocks.map(renderBlock)}${form}</div>
    <div style="padding:16px 24px">${smallPrint(footer).map(renderBlock)}</div>
  </div>
</body>
</html>`.toString();
}

type Content = Frame & {
  subject: string;
  /** Also the title of the HTML part. Without it, that is the subject. */
  heading?: string;
  preview: string;
  blocks: Block[];
};

/** The same blocks as plain text and as HTML. */
export function renderMail({ subject, heading, preview, blocks, ...frame }: Content) {
  const all: Block[] = heading ? [{ type: 'heading', text: heading }, ...blocks] : blocks;
  return {
    subject,
    text: renderText([...all, { type: 'small', text: '--' }, ...smallPrint(frame.footer ?? mailFooter)]),
    html: renderPage({ ...frame, title: heading ?? subject, preview, blocks: all }),
  };
}
