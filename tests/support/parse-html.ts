import { elementsOf } from '../../scripts/build/html-elements.ts';

type HtmlElement = { attributes: Record<string, string>; text: string };

/** Every element of a page with this tag, in document order. */
export function elementsIn(html: string, tag: string): HtmlElement[] {
  return elementsOf(html)
    .filter((element) => element.tagName === tag)
    .map((element) => ({
      attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
      text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    }));
}

/** Inline scripts that run. JSON-LD and speculation rules are data. */
export function inlineScriptsIn(html: string): string[] {
  return elementsIn(html, 'script')
    .filter(({ attributes }) => !('src' in attributes) && !('type' in attributes))
    .map(({ text }) => text);
}
