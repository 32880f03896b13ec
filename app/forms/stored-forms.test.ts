import { describe, expect, test } from 'vitest';
import { fileColumnsOf, kinds } from '#domain/kinds.ts';
import { samples } from '../../tests/support/samples.ts';
import { listAnswers, quoteAnswers, storedForms } from './stored-forms.ts';

describe.each(kinds)('the form of a %s', (kind) => {
  const form = storedForms[kind];

  test('stores its files where the records of its kind have theirs', () => {
    const files = Object.values(form.fields).flatMap(({ bucket, column }) =>
      bucket ? [{ bucket, column }] : [],
    );
    expect(files).toEqual(fileColumnsOf(kind));
  });

  test('keeps no file and no secret in a draft, and sends none back to the page', () => {
    const private_ = Object.keys(form.files).concat(
      Object.entries(form.fields).flatMap(([name, { secret }]) => (secret ? [name] : [])),
    );
    expect(form.dropped.toSorted()).toEqual(private_.toSorted());
  });

  test('shows the staff no secret', () => {
    expect(listAnswers(kind).filter(({ secret }) => secret)).toEqual([]);
  });
});

test('an answer by mail quotes what the visitor wrote', () => {
  const { subject, message } = samples.contacts();
  expect(quoteAnswers('message', { subject, message })).toBe(message);
  expect(quoteAnswers('verification', { additional_info: null })).toBe('');
});
