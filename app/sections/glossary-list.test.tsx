import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GlossaryTerm } from '#app/words/types.ts';
import { glossaryPage } from '#content/glossary/page.ts';
import { GlossaryList } from './glossary-list.tsx';

const html = (...terms: GlossaryTerm[]) =>
  renderToStaticMarkup(<GlossaryList terms={terms} words={glossaryPage} />);
const limit = { term: 'Limit', slug: 'limit', meaning: 'The most a policy pays.' };
const policy = { term: 'Póliza', english: 'Policy', slug: 'policy', meaning: 'El contrato.' };

test('a term has its English name beside it, in English and apart from it', () => {
  expect(html(policy)).toMatch(/<dt>Póliza <span lang="en"[^>]*>Policy<\/span><\/dt>/);
});

test('an English term, and a name that is the same in both languages, stand alone', () => {
  expect(html(limit)).toContain('<dt>Limit</dt>');
  expect(html({ ...limit, term: 'HMO', english: 'HMO' })).toContain('<dt>HMO</dt>');
});

test('an accent does not make a letter of its own, and Ñ is one', () => {
  const page = html({ ...limit, term: 'Ámbito' }, { ...policy, term: 'Ñandú' });
  for (const letter of ['A', 'Ñ']) {
    expect(page).toContain(`<a href="#letter-${letter}">${letter}</a>`);
    expect(page).toContain(`id="letter-${letter}"`);
  }
});
