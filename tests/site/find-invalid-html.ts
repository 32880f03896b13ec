import { HtmlValidate } from 'html-validate';
import { htmlOf } from '../support/built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's spelling of attributes is valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** What is wrong with the HTML of these pages. */
export async function findInvalidHtml(addresses: string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const address of addresses) {
    const { results } = await validator.validateString(htmlOf(address));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      complaints.push(`${address}:${line}:${column} ${ruleId} ${message}`.slice(0, 200));
  }
  return complaints;
}
