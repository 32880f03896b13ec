import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialsOf, Portrait } from './portrait.tsx';

test.each([
  ['Ada Lovelace', 'AL'],
  ['María del Carmen Ruiz', 'MR'],
  ['Plato', 'P'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person without a picture is shown by initials, which a screen reader does not read', () => {
  const html = renderToStaticMarkup(<Portrait name="Ada Lovelace" sizes="10rem" className="size-40" />);
  expect(html).toMatch(/^<span aria-hidden="true"[^>]*size-40">AL<\/span>$/);
});
