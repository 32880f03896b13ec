import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainForm } from '#app/forms/contact/plain-form.tsx';
import { forms } from '#content/forms.ts';
import { findAll, parseHtml, textOf } from '../../../../tests/support/parse-html.ts';
import type { RefusedPost } from '../post/form-state.ts';
import { Posted } from '../post/posted.ts';

const refused: RefusedPost = {
  kind: 'refused',
  values: { name: 'Ada Lovelace', email: 'ada' },
  errors: { message: 'Too short', email: 'No address' },
  mustRepeat: false,
};
const render = (post?: RefusedPost) =>
  parseHtml(
    renderToStaticMarkup(
      <Posted value={post}>
        <PlainForm />
      </Posted>,
    ),
  );

test('a page that answers a post lists what is wrong in the order of the form, and says it at the fields', () => {
  const page = render(refused);
  const [box] = findAll(page, 'div', { role: 'group' });
  expect(findAll(box ?? page, 'li', {}).map(textOf)).toEqual(['No address', 'Too short']);
  expect(textOf(page)).toContain(forms.errorSummary.many);
  const marked = findAll(page, '*', { 'aria-invalid': 'true' }).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'name').map(({ value }) => value),
  );
  expect(marked).toEqual(['email', 'message']);
});

test('a page that answers a post says why nothing was stored, if no field is to blame', () => {
  const page = render({ ...refused, errors: {}, message: { title: 'Try again' }, mustRepeat: true });
  expect(textOf(page)).toContain('Try again');
  expect(textOf(page)).toContain(forms.repeatAfterPost);
});

test('an empty form lists nothing', () => {
  expect(findAll(render(), 'div', { role: 'group' })).toEqual([]);
});
