import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TermName } from './term-name.tsx';

test('a term has its English name beside it, in English and apart from it', () => {
  expect(renderToStaticMarkup(<TermName term="Póliza" english="Policy" />)).toMatch(
    /^<dt>Póliza <span lang="en"[^>]*>Policy<\/span><\/dt>$/,
  );
});

test('an English term, and a name that is the same in both languages, stand alone', () => {
  expect(renderToStaticMarkup(<TermName term="Limit" />)).toBe('<dt>Limit</dt>');
  expect(renderToStaticMarkup(<TermName term="HMO" english="HMO" />)).toBe('<dt>HMO</dt>');
});
