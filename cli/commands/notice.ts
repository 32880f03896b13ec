import { randomBytes } from 'node:crypto';
import { slugOf } from '#domain/slug.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { defineCommand, flag, text } from '../command.ts';
import { Problem } from '../problem.ts';
import { readMoment } from '../website/office-time.ts';
import { publishUrgent } from '../website/publish-urgent.ts';
import { inLanguages } from '../website/words-of-languages.ts';

const length = `must have 1 to ${limits.notice} characters, on one line.`;
const label = `must have 1 to ${limits.name} characters, on one line.`;
const mistakes = {
  'words.en.text': `TEXT ${length}`,
  'words.es.text': `--es ${length}`,
  'words.en.link.label': `--label ${label}`,
  'words.es.link.label': `--es-label ${label}`,
  'words.en.link':
    '--link takes a path of the site like /claims, or an address that begins with https://, mailto: or tel:.',
  'facts.pages': '--pages takes paths of pages of the site, separated by commas: /claims,/contact.',
  'facts.until': '--until must be later than --from.',
};

export const command = defineCommand({
  about: `Publishes a notice on the website, on all pages and at once. Talks to the running server at STAFF_URL, with the staff secret of
its data folder. What an owner does from bed in a storm; in the daytime the staff's app has it under Website.`,
  argument: ['TEXT', 'the text of the notice'],
  options: {
    es: text('TEXT', 'the text in Spanish'),
    from: text('TIME', 'from when it is shown, at the office: 18:00 or "2026-11-27 08:00" (default: now)'),
    until: text('TIME', 'until when (default: until somebody ends it)'),
    urgent: flag('it looks urgent, and stands above others'),
    pages: text('PATHS', 'only on these pages: /claims,/contact (default: all)'),
    link: text('HREF', 'where its link leads'),
    label: text('TEXT', 'the label of the link'),
    'es-label': text('TEXT', 'the label in Spanish'),
  },
  examples: [
    'notice "Our offices close at noon today." --es "Hoy cerramos al mediodía." --until 23:59',
    'notice "Flooding downtown? Call us day and night." --es "¿Inundación? Llámenos a cualquier hora." --urgent --link /claims/emergency --label "What to do first" --es-label "Qué hacer primero"',
  ],
  async run({ values, argument, settings }) {
    const { es, from, until, urgent, pages, link: href } = values;
    if (href !== undefined && values.label === undefined)
      throw new Problem('--link needs --label, the words of the link.', 'usage');
    if (href === undefined && (values.label ?? values['es-label']) !== undefined)
      throw new Problem('--label needs --link, where the link leads.', 'usage');
    const links =
      href !== undefined &&
      inLanguages(
        { href, label: values.label ?? '' },
        values['es-label'] === undefined ? undefined : { href, label: values['es-label'] },
        'Add --es-label TEXT, the label of the link in Spanish.',
      );
    const texts = inLanguages(argument, es, 'Add --es TEXT, the notice in Spanish.');
    const { en, ...others } = texts;
    const value = {
      facts: {
        pages: pages === undefined ? ('all' as const) : pages.split(',').map((path) => path.trim()),
        from: from === undefined ? null : readMoment(from, '--from'),
        until: until === undefined ? null : readMoment(until, '--until'),
        tone: urgent ? ('urgent' as const) : ('calm' as const),
      },
      words: {
        en: { text: en, ...(links && { link: links.en }) },
        ...(others.es !== undefined && {
          es: { text: others.es, ...(links && { link: links.es ?? links.en }) },
        }),
      },
    };
    const key = [
      slugOf(argument).slice(0, 40).replace(/-$/, '') || 'notice',
      randomBytes(3).toString('hex'),
    ].join('-');
    await publishUrgent(settings, { kind: 'notice', key, value }, mistakes);
  },
});
