import { site } from '#company/site.ts';
import { slugOf } from '#domain/slug.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { defineCommand, text } from '../command.ts';
import { Problem } from '../problem.ts';
import { readDay } from '../website/office-time.ts';
import { publishUrgent } from '../website/publish-urgent.ts';
import { inLanguages } from '../website/words-of-languages.ts';

const officeNames = site.offices.map(({ name }): string => name);
const length = `must have 1 to ${limits.line} characters, on one line.`;
const mistakes = {
  'words.en.reason': `--reason ${length}`,
  'words.es.reason': `--es ${length}`,
  'facts.to': `--until must not be before DAY, and at most ${limits.specialDays} days can be closed at once.`,
};

export const command = defineCommand({
  about: `Closes the offices on a day: pages, opening hours, promises and appointments follow at once. The claims line
stays open. Talks to the running server at STAFF_URL,
with the staff secret of its data folder. Other hours than usual, and those of the claims line, are set in the staff's app, under Website.`,
  argument: ['DAY', 'the day, such as 2026-11-27 or tomorrow'],
  options: {
    office: text('NAME', 'only this office (default: every office)'),
    until: text('DAY', 'the last day that is closed (default: the day itself)'),
    reason: text('TEXT', 'the reason that visitors read (default: Closed)'),
    es: text('TEXT', 'the reason in Spanish (default, without --reason: Cerrado)'),
  },
  examples: [
    'closed tomorrow --reason "Snowstorm" --es "Tormenta de nieve"',
    'closed 2026-12-24 --until 2026-12-26 --office Midtown',
  ],
  async run({ values, argument, settings }) {
    const { office, until, reason, es } = values;
    const from = readDay(argument, 'DAY');
    const to = until === undefined ? from : readDay(until, '--until');
    if (reason === undefined && es !== undefined)
      throw new Problem('--es needs --reason, the reason in English.', 'usage');
    const reasons =
      reason === undefined
        ? inLanguages('Closed', 'Cerrado', '')
        : inLanguages(reason, es, 'Add --es TEXT, the reason in Spanish.');
    const places = office === undefined ? officeNames : [findOffice(office)];
    const value = {
      facts: { from, to, places, open: null },
      words: {
        en: { reason: reasons.en },
        ...(reasons.es !== undefined && { es: { reason: reasons.es } }),
      },
    };
    const key = ['closed', from, ...(office === undefined ? [] : [slugOf(office)])].join('-');
    await publishUrgent(settings, { kind: 'special_day', key, value }, mistakes);
  },
});

function findOffice(name: string): string {
  const found = officeNames.find((office) => office.toLowerCase() === name.toLowerCase());
  if (found) return found;
  throw new Problem(`--office must be ${officeNames.join(' or ')}, not "${name}".`, 'usage');
}
