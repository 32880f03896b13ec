import { defaultTreeAdapter, html as parse5Html, serializeOuter } from 'parse5';
import { attributeOf, elementsOf } from './html-elements.ts';

/** Inserts a policy as a meta element after the charset. No other byte may change, because the policy contains hashes. */
export function embedPolicy(html: string, policy: string): string {
  const charset = elementsOf(html).find((element) => attributeOf(element, 'charset') !== undefined);
  const at = charset?.sourceCodeLocation?.endOffset;
  if (at === undefined) throw new Error('The page does not declare its charset.');
  const meta = defaultTreeAdapter.createElement('meta', parse5Html.NS.HTML, [
    { name: 'http-equiv', value: 'Content-Security-Policy' },
    { name: 'content', value: policy },
  ]);
  return `${html.slice(0, at)}${serializeOuter(meta)}${html.slice(at)}`;
}
