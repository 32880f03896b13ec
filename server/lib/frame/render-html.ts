import { html } from 'hono/html';
import { brand } from '../../../company/palette.ts';
import { colors } from '../../../office/colors.ts';
import type { Block } from './blocks.ts';

// Mail programs know little CSS, so every element has its own style. Dark colors are in a style sheet that some programs read.

export const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

const small = `margin:0 0 8px;font-size:14px;line-height:21px;color:${brand.slate}`;
const styles = {
  title: `margin:0 0 16px;font-size:24px;line-height:30px;color:${brand.navy}`,
  subtitle: `margin:24px 0 4px;font-size:16px;line-height:24px;color:${brand.navy}`,
  text: `margin:0 0 12px;font-size:16px;line-height:25px;color:${brand.navy}`,
  small,
  after: `${small};margin:24px 0 0;padding-top:16px;border-top:1px solid ${colors.line.light}`,
  label: `margin:0;font-size:14px;line-height:20px;color:${brand.slate}`,
  value: `margin:0 0 12px;font-size:16px;line-height:24px;color:${brand.navy}`,
  link: `color:${brand.teal};font-weight:700`,
  button: `display:inline-block;padding:13px 26px;border:0;border-radius:26px;font-family:${font};font-size:16px;font-weight:700;line-height:20px;color:${brand.navy};background:${brand.amber};text-decoration:none`,
};

/** A piece of HTML. The template escapes every text in it, so hostile words stay words. */
export type Html = ReturnType<typeof html>;

/** For a page in the look of our mail. */
export function renderSubmitButton(text: string): Html {
  return html`<button type="submit" style="${styles.button};cursor:pointer">${text}</button>`;
}

export function renderBlock(block: Block): Html | Html[] {
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink" style="${styles.title}">${block.text}</h1>`;
    case 'paragraph':
      return renderParagraph(block.text);
    case 'section': {
      const { title, text, link } = block;
      const end = link && html` <a href="${link.url}" class="accent" style="${styles.link}">${link.text}</a>`;
      return [html`<h2 class="ink" style="${styles.subtitle}">${title}</h2>`, renderParagraph(text, end)];
    }
    case 'list':
      return block.items.map((item) => renderParagraph(item));
    case 'facts':
      return renderFacts(block.rows);
    case 'button':
      return html`<p style="margin:20px 0"><a href="${block.url}" style="${styles.button}">${block.text}</a></p>`;
    case 'letter':
      return block.text.split(/\n{2,}/).map(renderLines);
    case 'after':
      return html`<p class="muted rule" style="${styles.after}">${block.text}</p>`;
    case 'small':
      return html`<p class="muted" style="${styles.small}">${block.text}</p>`;
  }
}

function renderParagraph(...content: Array<string | Html | undefined>): Html {
  return html`<p class="ink" style="${styles.text}">${content}</p>`;
}

function renderLines(text: string): Html {
  return renderParagraph(
    ...text.split('\n').flatMap((words, at) => (at === 0 ? [words] : [html`<br/>`, words])),
  );
}

/** Labels above their values, so that both have the whole width of a phone. */
function renderFacts(rows: Array<[label: string, value: string]>): Html {
  const items = rows.map(
    ([label, value]) =>
      html`<dt class="muted" style="${styles.label}">${label}</dt><dd class="ink" style="${styles.value}">${value}</dd>`,
  );
  return html`<dl style="margin:0 0 8px">${items}</dl>`;
}
