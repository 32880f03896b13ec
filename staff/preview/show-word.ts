import purify from 'dompurify';
import mammoth from 'mammoth';
import type { View } from './messages.ts';

const inlineTags = 'br strong em u s sub sup a img'.split(' ');
const blockTags = 'h1 h2 h3 h4 h5 h6 p ul ol li table thead tbody tr td th dl dt dd'.split(' ');
const tags = [...blockTags, ...inlineTags];

/** Shows the text of a Word file on one long sheet, without its links. Returns how to change the view. */
export async function showWord(bytes: ArrayBuffer, root: HTMLElement, first: View) {
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { externalFileAccess: false });
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    // Pictures are those inside of the file.
    if (attribute.attrName === 'src' && !attribute.attrValue.startsWith('data:image/'))
      attribute.keepAttr = false;
  });
  const content = purify.sanitize(value, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of content.querySelectorAll('a')) link.replaceWith(...textOf(link));
  for (const image of content.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  const paper = document.createElement('article');
  paper.className = 'paper';
  paper.append(content);
  root.append(paper);
  const setView = ({ zoom }: View) => {
    paper.style.zoom = String(zoom);
  };
  setView(first);
  return setView;
}

/** The words of a link and where it would have led, as text. */
function textOf(link: HTMLAnchorElement): Node[] {
  const address = link.getAttribute('href')?.replace(/^(mailto|tel):/, '') ?? '';
  const words = [...link.childNodes];
  if (!/^(https?:|[^:]+$)/.test(address) || address.startsWith('#') || link.textContent?.includes(address))
    return words;
  const shown = document.createElement('span');
  shown.className = 'address';
  shown.textContent = ` (${address})`;
  return [...words, shown];
}
