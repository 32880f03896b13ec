import { refusals } from './document-refused.ts';
import { isLocalPath, isWebLink } from './link-target.ts';
import { createFieldInspector } from './word-fields.ts';
import type { XmlHandler } from './xml-part.ts';

const refusedElements = new Set([
  'altchunk',
  'control',
  'mailmerge',
  'movie',
  'objectembed',
  'objectlink',
  'oleobject',
  'subdoc',
]);
/** Their `href` or `link` is not for a click: it is fetched. */
const fetchingElements = new Set(['blip', 'fill', 'imagedata', 'stroke', 'svgblip']);

const linkBase = 'hyperlinkbase';

/** Refuses fields, drawings and settings of a part that fetch or start something, or link to something unusual. */
export function createTextInspector(): XmlHandler {
  const fields = createFieldInspector();
  let isLinkBase = false;

  return {
    open(element, attribute, namespace) {
      isLinkBase ||= element === linkBase;
      const [src, href] = [attribute('src'), attribute('href')];
      const isFetched =
        (src && !isLocalPath(src)) || (fetchingElements.has(element) && (href ?? attribute('link')));
      if (refusedElements.has(element) || isFetched || (href && !isWebLink(href)))
        throw refusals.activeWord();
      // An add-in comes from Microsoft's store, or from a place that the document names.
      if ((attribute('storetype') ?? 'omex').toLowerCase() !== 'omex') throw refusals.activeWord();
      fields.open(element, attribute, namespace);
    },
    text(text) {
      // Every relative link begins with it.
      if (isLinkBase && !/^\s*(?:https?:\/\/|$)/i.test(text)) throw refusals.activeWord();
      fields.text(text);
    },
    close(element) {
      if (element === linkBase) isLinkBase = false;
      fields.close(element);
    },
    end: fields.end,
  };
}
