import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#app/catalog/pages.ts';
import { linkTo, services } from '#app/catalog/services.ts';
import { glossary } from '#content/glossary/index.ts';
import { jobs } from '#content/jobs/index.ts';
import { describeTerm, listDocuments } from './list-documents.ts';
import { indexOptions, type SearchDocument } from './search-index.ts';
import { searchSite } from './search-site.ts';
import { writeIndex } from './write-index.ts';

const find = (index: MiniSearch<SearchDocument>, query: string) =>
  searchSite(index, query).flatMap(({ results }) => results);
const made = (documents: (Pick<SearchDocument, 'title'> & Partial<SearchDocument>)[]) => {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents.map((each) => ({ href: `/${each.title}`, kind: 'page', summary: '', ...each })));
  return index;
};

describe('on the index of the site', () => {
  let index: MiniSearch<SearchDocument>;
  beforeAll(() => {
    index = MiniSearch.loadJSON(writeIndex(), indexOptions);
  });
  const hrefs = (query: string) => find(index, query).map(({ href }) => href);

  test('every page, term and question is in it once', () => {
    const all = listDocuments().map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
    for (const { path } of pages) if (path !== '/search') expect(all).toContain(path);
    for (const { slug } of glossary) expect(all).toContain(`/resources/glossary#${slug}`);
    const questions = services.flatMap(({ faqs }) => faqs.map(({ question }) => question));
    const titles = listDocuments().map(({ title }) => title);
    for (const question of questions) expect(titles).toContain(question);
  });

  test('“renters insurance” finds the service with that option', () => {
    const renters = services.find(({ options }) => options.some(({ name }) => /renters/i.test(name)));
    if (renters) expect(hrefs('renters insurance')).toContain(linkTo(renters));
  });

  test('each term is found by its name with a typo, and by its first letters', () => {
    for (const { term, slug } of glossary.filter(({ term }) => /^[a-z]{7,}$/i.test(term))) {
      const href = `/resources/glossary#${slug}`;
      expect(hrefs(`${term.slice(0, 3)}x${term.slice(4)}`), term).toContain(href);
      expect(hrefs(term.slice(0, -2)), term).toContain(href);
    }
  });

  test('a title finds its page first, and a job is found by its title', () => {
    for (const { title, slug } of jobs) expect(hrefs(title)[0]).toBe(`/careers/${slug}`);
  });

  test('nothing is found for letters that make no word', () => {
    expect(hrefs('xyzzyqq')).toEqual([]);
  });
});

test('a typo and an unfinished word find the word', () => {
  const index = made([{ title: 'Deductible' }, { title: 'Whole life' }]);
  for (const query of ['deductable', 'deductibel', 'deduct'])
    expect(find(index, query).map(({ title }) => title)).toEqual(['Deductible']);
  expect(find(index, 'whole lif').map(({ title }) => title)).toEqual(['Whole life']);
});

test('a correct word is not taken for a typo of another', () => {
  const index = made([{ title: 'renters' }, { title: 'lenders' }]);
  expect(find(index, 'renters').map(({ title }) => title)).toEqual(['renters']);
});

test('a synonym is found below the word itself', () => {
  const index = made([{ title: 'An accident' }, { title: 'A crash' }]);
  expect(find(index, 'crash').map(({ title }) => title)).toEqual(['A crash', 'An accident']);
});

test('words that no document has together are found apart', () => {
  const index = made([{ title: 'Flood' }, { title: 'Earthquake' }]);
  expect(find(index, 'flood earthquake')).toHaveLength(2);
});

test('hyphens and apostrophes make no difference', () => {
  const index = made([{ title: 'HO-4' }, { title: 'Workers’ compensation' }]);
  expect(find(index, 'ho4')[0]?.title).toBe('HO-4');
  expect(find(index, "worker's compensation")[0]?.title).toBe('Workers’ compensation');
});

test('accents make no difference, in a text or in what is typed', () => {
  const index = made([{ title: 'Póliza' }, { title: 'Año' }, { title: 'Resume' }]);
  for (const query of ['poliza', 'póliza', 'PÓLIZA', 'po\u0301liza', 'poli', 'póli', 'polisa'])
    expect(
      find(index, query).map(({ title }) => title),
      query,
    ).toEqual(['Póliza']);
  expect(find(index, 'ano').map(({ title }) => title)).toEqual(['Año']);
  expect(find(index, 'résumé').map(({ title }) => title)).toEqual(['Resume']);
});

test('a term in another language is found by its English name too, with and without accents', () => {
  const term = { term: 'Valor real en efectivo', english: 'Actual cash value', slug: 'actual-cash-value' };
  const other = { term: 'Póliza', english: 'Policy', slug: 'policy', meaning: 'El contrato.' };
  const index = new MiniSearch(indexOptions);
  index.addAll([describeTerm({ ...term, meaning: 'Lo que valía.' }), describeTerm(other)]);
  for (const query of ['actual cash value', 'cash', 'valor real', 'valia', 'valía'])
    expect(
      find(index, query).map(({ title }) => title),
      query,
    ).toEqual([term.term]);
  expect(find(index, 'policy').map(({ title }) => title)).toEqual(['Póliza']);
});
