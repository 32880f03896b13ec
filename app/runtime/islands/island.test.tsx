import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { attributeOf, find, parseHtml } from '../../../tests/support/parse-html.ts';
import { Island } from './island.tsx';

const render = (form: ReactElement<object>) =>
  renderToStaticMarkup(<Island name="contact-form">{form}</Island>);

test('the browser renders an island with the props in the page, and gets the same', () => {
  const html = render(<ContactForm topic="agent" words={topics.agent} />);
  const island = find(parseHtml(html), '*', { 'data-island': true });
  const props = JSON.parse(attributeOf(island, 'data-props') ?? '');
  expect(render(<ContactForm {...props} />)).toBe(html);
});

test('an island without props needs none in the page', () => {
  expect(render(<ContactForm />)).not.toContain('data-props');
});
