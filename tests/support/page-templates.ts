import { matchRoutes } from 'react-router';
import routes from '#app/routes.ts';
import { type LanguageCode, splitLanguage } from '#domain/languages.ts';
import { htmlOf } from './built-site.ts';
import { pages } from './pages.ts';

const templates = routes.map(({ id, path = '/', file }) => ({ id: id ?? file, path }));
const templateOf = (address: string) => matchRoutes(templates, splitLanguage(address).path)?.[0]?.route.id;

/** The page with the most HTML of each route: what holds there mostly holds on its others. */
export function longestOfEachTemplate(language: LanguageCode): string[] {
  const own = pages.filter((address) => splitLanguage(address).code === language);
  return [...Map.groupBy(own, templateOf).values()].map((alike) =>
    alike.reduce((longest, each) => (htmlOf(each).length > htmlOf(longest).length ? each : longest)),
  );
}
