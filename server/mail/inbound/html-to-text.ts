import { Tokenizer, TokenizerMode } from 'parse5';

/** Elements that begin a line of their own. */
const blocks = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not shown, and how the tokenizer reads it. */
const hiddenElements = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
]);

/**
 * The text of an HTML mail. Nothing is rendered or fetched: the tokens of a real HTML tokenizer are read once, from the first to
 * the last. Lines of a quotation begin with ">".
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  let hidden = '';
  const endLine = () => {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim();
    lines.push(text && depth > 0 ? `${'>'.repeat(Math.min(depth, 5))} ${text}` : text);
    line = '';
  };
  const add = (chars: string) => {
    if (!hidden) line += chars.replace(/[\r\n\f]+/g, ' ');
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName }) {
        const mode = hiddenElements.get(tagName);
        if (mode !== undefined) {
          hidden = tagName;
          tokenizer.state = mode;
          return;
        }
        if (blocks.has(tagName)) endLine();
        if (tagName === 'blockquote') depth += 1;
        if (tagName === 'li') line = '- ';
        if (tagName === 'td' || tagName === 'th') line += ' ';
      },
      onEndTag({ tagName }) {
        if (hidden) {
          if (tagName === hidden) hidden = '';
          return;
        }
        if (blocks.has(tagName)) endLine();
        if (tagName === 'p') endLine();
        if (tagName === 'blockquote') depth = Math.max(0, depth - 1);
      },
      onCharacter: ({ chars }) => add(chars),
      onWhitespaceCharacter: ({ chars }) => add(chars),
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => endLine(),
    },
  );
  tokenizer.write(html, true);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
