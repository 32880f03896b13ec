import type { ZodType } from 'zod';
import type { AnyItem } from '#domain/website/items.ts';
import { itemSchemas, uploadedPicture } from '#office/website/schemas.ts';
import type { Query } from '../../store/database/database.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import { readPictureSizes } from '../../store/website/pictures.ts';
import type { Choices, ItemAddress } from './views.ts';

type Checked = { value: AnyItem } | { fields: string[] };

/** Where articles, guides and openings have their pages, which may be new. */
const itemPages = /^\/(blog|careers|resources\/guides)\/[a-z0-9-]+$/;

/** Reads an item that somebody wrote. Otherwise names the fields that are wrong, never what is in them. */
export async function checkItem(
  query: Query,
  { kind, key }: ItemAddress,
  given: unknown,
  choices: Choices,
): Promise<Checked> {
  const schema: ZodType<AnyItem> = itemSchemas[kind];
  const result = schema.safeParse(given);
  if (!result.success) return { fields: fieldsOf(result.error.issues) };
  const value = result.data;
  if (!isStorableJson(value)) return { fields: ['words'] };
  const unknown = await findUnknown(query, value.facts as AnyFacts, choices);
  if (kind === 'questions' && !choices.questions.includes(key)) unknown.push('key');
  return unknown.length > 0 ? { fields: unknown } : { value };
}

type AnyFacts = {
  picture?: string;
  portrait?: string;
  image?: string;
  topic?: string;
  service?: string;
  lines?: string[];
  pages?: 'all' | string[];
};

/** Names of services, topics, pages and pictures that are not there. */
async function findUnknown(query: Query, facts: AnyFacts, choices: Choices): Promise<string[]> {
  const slugs = choices.services.map(({ slug }) => slug);
  const isPage = (page: string) => choices.pages.includes(page) || itemPages.test(page);
  const { lines = [], topic, service, pages = 'all', ...others } = facts;
  const pictures = await Promise.all(
    (['picture', 'portrait', 'image'] as const).map(async (name) => {
      const picture = others[name];
      return picture === undefined || (await hasPicture(query, picture, choices)) ? '' : `facts.${name}`;
    }),
  );
  return [
    ...pictures,
    lines.every((line) => slugs.includes(line)) ? '' : 'facts.lines',
    topic === undefined || choices.topics.some(({ name }) => name === topic) ? '' : 'facts.topic',
    service === undefined || slugs.includes(service) ? '' : 'facts.service',
    // Where the site is built elsewhere, its pages are not known.
    pages === 'all' || choices.pages.length === 0 || pages.every(isPage) ? '' : 'facts.pages',
  ].filter((field) => field !== '');
}

async function hasPicture(query: Query, picture: string, { pictures }: Choices): Promise<boolean> {
  if (pictures.includes(picture)) return true;
  return uploadedPicture.test(picture) && picture in (await readPictureSizes(query, [picture]));
}

function fieldsOf(issues: readonly { path: PropertyKey[] }[]): string[] {
  return [...new Set(issues.map((issue) => issue.path.join('.')))];
}
