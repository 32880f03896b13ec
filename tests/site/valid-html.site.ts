import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { eachPage, htmlOf } from '../support/built-site.ts';

test('the HTML of every page is valid', async () => {
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
  const complaints: string[] = [];
  for (const [address, html] of eachPage(htmlOf)) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages)
        complaints.push(`${address}:${line}:${column} ${ruleId} ${message}`);
    }
  }
  expect([...new Set(complaints.map((line) => line.slice(0, 200)))]).toEqual([]);
});
