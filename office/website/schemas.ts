import { z } from 'zod';
import { site } from '#company/site.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { hotlinePlace, type ItemOf, type Words } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { refusalOf } from '#domain/website/markdown-limits.ts';
import { websiteLimits as limits } from './limits.ts';
import { isAllowedHref } from './links.ts';

/** Control characters, and those that turn the direction of the text around them. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const unseenInText = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unseen.test(text));
const text = (max: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1).max(max))
    .refine((given) => !unseenInText.test(given));
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(limits.list);
const day = z.iso.date().refine((date) => date >= '1900-01-01');
const moment = z.iso.datetime({ offset: true }).refine((at) => at >= '1900');
const time = z.iso.time({ precision: -1 });
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const sample = z.literal(true).exactOptional();

const officeNames = site.offices.map(({ name }) => name);
const office = z.enum(officeNames);
/** The name of a picture in files, or the hash of one that was uploaded. The server checks that it is there. */
const picture = line(limits.name);
export const uploadedPicture = /^[0-9a-f]{64}$/;
const href = z.string().trim().max(limits.href).refine(isAllowedHref);
const link = z.strictObject({ label: line(limits.name), href });
const path = z
  .string()
  .max(limits.href)
  .regex(/^\/[a-z0-9/-]*$/);

/** Every language of the site, or English alone. */
function inLanguages<Text extends z.ZodType>(entry: Text, needed: 'all' | 'English') {
  const words = Object.fromEntries(
    site.languages.map((code) => [
      code,
      needed === 'all' || code === languages.en.code ? entry : entry.exactOptional(),
    ]),
  );
  return z.strictObject(words) as unknown as z.ZodType<Words<z.output<Text>>>;
}

const usState = z.string().regex(/^[A-Z]{2}$/);
const city = z.string().regex(/^\p{L}[\p{L}\s.'’-]{0,60}, [A-Z]{2}$/u);
const location = z.union([
  z.enum(['Remote', 'Nationwide']),
  z.strictObject({ remoteIn: list(usState).min(1) }),
  z.strictObject({ hybridAt: office }),
  z.strictObject({ onSiteAt: office }),
  z.strictObject({ onSiteIn: city }),
]);

const articleFacts = z.strictObject({
  published: day,
  topic: slug,
  service: slug.exactOptional(),
  picture: picture.exactOptional(),
});
const articleText = z.strictObject({
  title: line(limits.line),
  /** For search engines as well. */
  summary: line(160),
  text: text(limits.text).refine((markdown) => refusalOf(markdown) === undefined),
  alt: line(limits.alt).exactOptional(),
});
const guideFact = z.strictObject({ term: line(limits.name), fact: line(limits.line) });

/** An uploaded picture says what it shows, in every language that the text has. */
const saysWhatItShows = ({
  facts,
  words,
}: {
  facts: { picture?: string };
  words: Partial<Record<LanguageCode, { alt?: string }>>;
}) =>
  !uploadedPicture.test(facts.picture ?? '') || Object.values(words).every((each) => each?.alt !== undefined);

type Schemas = { [Kind in ItemKind]: z.ZodType<ItemOf[Kind]> };

/**
 * What a person may write, for the browser and the server: lengths, links, dates. Whether a service, topic, page or picture is
 * there is checked by the server.
 */
export const itemSchemas: Schemas = {
  notice: z
    .strictObject({
      facts: z.strictObject({
        pages: z.union([z.literal('all'), list(path).min(1)]),
        from: moment.nullable(),
        until: moment.nullable(),
        tone: z.enum(['calm', 'urgent']),
      }),
      words: inLanguages(z.strictObject({ text: line(limits.notice), link: link.exactOptional() }), 'all'),
    })
    .refine(({ facts: { from, until } }) => !from || !until || Date.parse(from) < Date.parse(until), {
      path: ['facts', 'until'],
    }),
  special_day: z
    .strictObject({
      facts: z.strictObject({
        from: day,
        to: day,
        places: z.union([z.literal('all'), list(z.enum([...officeNames, hotlinePlace])).min(1)]),
        open: z
          .strictObject({ from: time, to: time })
          .refine(({ from, to }) => from < to, { path: ['to'] })
          .nullable(),
      }),
      words: inLanguages(z.strictObject({ reason: line(limits.line) }), 'all'),
    })
    .refine(
      ({ facts: { from, to } }) =>
        from <= to && Date.parse(to) - Date.parse(from) < limits.specialDays * 86_400_000,
      { path: ['facts', 'to'] },
    ),
  opening: z.strictObject({
    facts: z.strictObject({
      id: z
        .string()
        .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)
        .max(20),
      title: line(limits.line),
      location,
      type: z.enum(['Full-time', 'Part-time', 'Remote', 'Hybrid', 'Temporary', 'Internship']),
      pay: z
        .strictObject({
          from: z.number().positive().max(10_000_000),
          to: z.number().positive().max(10_000_000),
          per: z.enum(['hour', 'year']),
        })
        .refine(({ from, to }) => from <= to, { path: ['to'] }),
      posted: day,
      closes: day.nullable(),
      listed: z.boolean(),
    }),
    words: inLanguages(
      z.strictObject({
        department: line(limits.name),
        summary: line(limits.line),
        description: list(line(limits.paragraph)).min(1),
        requirements: list(line(limits.notice)).min(1),
        benefits: list(line(limits.notice)).min(1),
      }),
      'all',
    ),
  }),
  agent: z.strictObject({
    facts: z.strictObject({
      name: line(limits.name),
      languages: list(line(limits.name)).min(1),
      lines: list(slug).min(1),
      office,
      license: line(limits.name).exactOptional(),
      picture: picture.exactOptional(),
      sample,
    }),
    words: inLanguages(z.strictObject({}), 'all'),
  }),
  leader: z.strictObject({
    facts: z.strictObject({ name: line(limits.name), portrait: picture.exactOptional(), sample }),
    words: inLanguages(z.strictObject({ title: line(limits.name), bio: line(limits.bio) }), 'all'),
  }),
  questions: z.strictObject({
    facts: z.strictObject({}),
    words: inLanguages(
      z.strictObject({
        items: z
          .array(z.strictObject({ question: line(limits.line), answer: line(limits.answer) }))
          .min(1)
          .max(12),
      }),
      'all',
    ),
  }),
  testimonial: z.strictObject({
    facts: z.strictObject({
      name: line(limits.name),
      rating: z.literal([1, 2, 3, 4, 5]),
      image: picture.exactOptional(),
      sample,
    }),
    words: inLanguages(z.strictObject({ title: line(limits.name), quote: line(limits.quote) }), 'all'),
  }),
  article: z
    .strictObject({ facts: articleFacts, words: inLanguages(articleText, 'English') })
    .refine(saysWhatItShows, { path: ['words', 'en', 'alt'] }),
  guide: z
    .strictObject({
      facts: articleFacts,
      words: inLanguages(articleText.extend({ facts: z.array(guideFact).length(3) }), 'English'),
    })
    .refine(saysWhatItShows, { path: ['words', 'en', 'alt'] }),
};
