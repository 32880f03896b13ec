import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleReply } from '../../../../tests/support/sample-reply.ts';
import { pickerWords as words } from '../../../words/saved-replies.ts';
import { SavedReplyPicker } from './saved-reply-picker.tsx';

const nothing = () => undefined;
const render = (...names: string[]) => renderFor('en', ...names);
/** English texts for a record in this language. */
const renderFor = (language: string, ...names: string[]) =>
  renderToStaticMarkup(
    <SavedReplyPicker
      replies={names.map((name) => sampleReply({ id: name, name }))}
      language={language}
      onChoose={nothing}
      onClose={nothing}
    />,
  );
const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]+)"`).exec(html)?.[1];

test('the field names its list and the current option', () => {
  const html = render('First', 'Second');
  expect(html).toContain(`id="${attribute(html, 'aria-controls')}" role="listbox"`);
  expect(html).toContain(`id="${attribute(html, 'aria-activedescendant')}" role="option"`);
  expect(attribute(html, 'aria-activedescendant')).toMatch(/First$/);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
});

test('the number of texts is announced, or that there is none', () => {
  expect(render('First', 'Second')).toContain(`>${words.found(2)}</p>`);
  expect(render()).toContain(`>${words.empty}</p>`);
});

test('a text in another language than the record has a tag', () => {
  expect(renderFor('en', 'First')).not.toContain('English');
  expect(renderFor('es', 'First')).toContain('>English</span>');
});
