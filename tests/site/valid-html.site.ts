import { expect, test } from 'vitest';
import { longestOfEachTemplate } from '../support/page-templates.ts';
import { findInvalidHtml } from './find-invalid-html.ts';

// valid-html.long.ts validates all pages.
test('the HTML of the longest page of each template is valid', async () => {
  expect(await findInvalidHtml(longestOfEachTemplate('en'))).toEqual([]);
});
