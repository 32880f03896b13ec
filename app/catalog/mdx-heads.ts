import { z } from 'zod';
import type { Article, Guide, LegalPage } from '#company/shape/types.ts';
import { type TopicName, topics } from '#content/topics.ts';
import { pictureNames } from './find-picture.ts';
import type { PictureName } from './pictures.ts';
import { services } from './services.ts';

const serviceSlugs = services.map(({ slug }) => slug);
const topicNames = Object.keys(topics) as TopicName[];
const text = z.string('must be a text').min(1, 'must not be empty');
const summary = text.max(160, 'must have at most 160 characters');

const fieldsOfArticle = {
  title: text,
  summary,
  published: z.iso.date('must be a date such as 2026-11-16'),
  topic: z.enum(topicNames, `must be a topic of company/content/en/topics.ts (${topicNames.join(', ')})`),
  service: z
    .enum(serviceSlugs, `must be a service (${serviceSlugs.join(', ')}), or be left out`)
    .exactOptional(),
  minutes: z.int('must be a whole number').positive('must be more than 0'),
  picture: z
    .enum(pictureNames as [PictureName], 'must be a picture that "npm run pictures" has made, or be left out')
    .exactOptional(),
};
const article: z.ZodType<Article> = z.strictObject(fieldsOfArticle);

const fact = z.strictObject({ term: text, fact: text });
const guide: z.ZodType<Guide> = z.strictObject({
  ...fieldsOfArticle,
  facts: z.tuple([fact, fact, fact], 'must be three facts, each with a term and a fact'),
});

const page: z.ZodType<LegalPage> = z.strictObject({
  title: text,
  description: summary,
  updated: text.refine(
    (date) => !Number.isNaN(Date.parse(`${date} UTC`)),
    'must be a date such as November 16, 2026',
  ),
});

const heads = { article, guide, page };
type Heads = { article: Article; guide: Guide; page: LegalPage };

/** Reads `export const NAME = {…}` at the top of an .mdx file. Throws one sentence for the first mistake. */
export function readHead<Name extends keyof Heads>(file: string, name: Name, module: object): Heads[Name] {
  const head: unknown = name in module ? module[name as keyof typeof module] : undefined;
  if (typeof head !== 'object' || head === null)
    throw new Error(`${file} has no head. Begin it with: export const ${name} = { … };`);
  const result = heads[name].safeParse(head);
  if (result.success) return result.data as Heads[Name];
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue ? explain(name, head, issue) : 'its head is wrong'}.`);
}

function explain(name: string, head: object, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${name}.${issue.keys[0]} is not a field that it can have`;
  const field = String(issue.path[0]);
  const value: unknown = head[field as keyof typeof head];
  if (value === undefined) return `${name}.${field} is missing; it ${issue.message}`;
  return `${name}.${field} ${issue.message}, but is ${JSON.stringify(value)}`;
}
