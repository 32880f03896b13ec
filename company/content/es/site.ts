import { findWords } from '#company/shape/find-words.ts';
import type { Agent, Office, OpeningHours } from '#company/shape/site.ts';
import { site as facts } from '#company/site.ts';
import { fromTo } from './phrases/clock.ts';
import { capitalize } from './phrases/numbers.ts';
import { nameDays } from './phrases/weekdays.ts';

/** What site.ts says in words, in Spanish. Proper names are left out: they stay as they are. */
const spanish: Readonly<Record<string, string>> = {
  'Harborlight insures autos, homes and businesses, and sells life, health and group plans of other insurers.':
    'Harborlight asegura autos, hogares y negocios, y vende seguros de vida, de salud y para grupos de otras aseguradoras.',
  'the water': 'el agua',
  'the trains': 'los trenes',
  // A license is in words of the state.
  'Property and casualty insurer': 'Aseguradora de bienes y responsabilidad civil',
  Closed: 'Cerrado',
  'New York': 'Nueva York',
  'New Yorkers': 'neoyorquinos',
  'Eastern time': 'hora del Este',
  'more than 50,000': 'más de 50,000',
  'over 500': 'más de 500',
  'Sample figures for this demonstration': 'Cifras de muestra para esta demostración',
  English: 'inglés',
  Spanish: 'español',
  Mandarin: 'mandarín',
  French: 'francés',
  'Haitian Creole': 'criollo haitiano',
  Polish: 'polaco',
  Russian: 'ruso',
};

const say = (words: string) => findWords(spanish, words, 'es/site.ts');

/** The office types languages of new agents, which have no words above. */
export function nameLanguage(english: string): string {
  return spanish[english] ?? lookUpLanguage(english) ?? english;
}

/** By the names that the platform has for languages with a code of two letters. */
function lookUpLanguage(english: string): string | undefined {
  const [inEnglish, inSpanish] = ['en', 'es'].map(
    (code) => new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }),
  );
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const code = codes.find((each) => inEnglish?.of(each) === english);
  return code && inSpanish?.of(code);
}

const sayHours = (hours: OpeningHours): OpeningHours => ({
  ...hours,
  days: capitalize(nameDays(hours.weekdays)),
  shown: hours.open ? fromTo(hours.open) : say(hours.shown),
});
const sayOffice = <Each extends Office>(office: Each): Each => ({
  ...office,
  near: say(office.near),
  hours: office.hours.map(sayHours),
});
const sayAgent = <Each extends Agent>(agent: Each): Each => ({
  ...agent,
  languages: agent.languages.map(nameLanguage),
});

const sayFigure = <Each extends { source: string }>(figure: Each): Each => ({
  ...figure,
  source: say(figure.source),
});

const { license, offices, region, figures, hotlineHours } = facts;
const [first, ...others] = offices;

/** The company's facts with their words in Spanish. */
export const site: typeof facts = {
  ...facts,
  ...(facts.what && { what: say(facts.what) }),
  license: license && { ...license, type: say(license.type) },
  hotlineHours: hotlineHours === 'always' ? hotlineHours : hotlineHours.map(sayHours),
  offices: [sayOffice(first), ...others.map(sayOffice)],
  agents: facts.agents.map(sayAgent),
  region: {
    ...region,
    city: say(region.city),
    state: say(region.state),
    people: say(region.people),
    timeZoneName: say(region.timeZoneName),
  },
  figures: {
    ...figures,
    clients: figures.clients && { ...sayFigure(figures.clients), words: say(figures.clients.words) },
    satisfaction: figures.satisfaction && sayFigure(figures.satisfaction),
    rating: figures.rating && { ...sayFigure(figures.rating), reviews: say(figures.rating.reviews) },
  },
};
