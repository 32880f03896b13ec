import { expect, test } from 'vitest';
import { pages } from '../support/pages.ts';
import { findInvalidHtml } from './find-invalid-html.ts';

test('the HTML of every page is valid', async () => {
  expect(await findInvalidHtml(pages)).toEqual([]);
});
