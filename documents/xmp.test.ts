import { expect, test } from 'vitest';
import { parseXml, textsOf } from '../tests/support/parse-xml.ts';
import { createXmp } from './xmp.ts';

test('the metadata are well-formed whatever the company is called', () => {
  const names = { title: 'Claim <auto> & home', author: 'Smith & Sons "Mutual"' };
  const xml = parseXml(createXmp({ ...names, made: new Date(0) }));
  expect(textsOf(xml, 'rdf:li').slice(0, 2)).toEqual([names.title, names.author]);
});
