import { websiteLimits } from '#office/website/limits.ts';

const characters = (count: number) =>
  count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`;

/** What is missing or wrong in a form, and what to do. */
export const problems = {
  empty: 'Write something here',
  tooLong: (count: number) => `Shorten this by ${characters(count)}`,
  left: (count: number) => (count < 0 ? `${characters(-count)} too many` : `${characters(count)} left`),
  tooMany: (most: number) => `Remove some: ${most} fit`,
  emptyList: 'Add at least one',
  unusable: 'Type this again: it has characters that cannot be shown',
  taken: 'Choose another address: this one is used already',
  noLanguage: 'Add the words of this language',
  /** By their whole path, or by their name in any path. */
  fields: {
    href: 'Enter a page such as /claims, or an address that starts with https://',
    'facts.pages': 'Choose a page, or show it on every page',
    'facts.until': 'Choose an end that is after the start',
    'facts.from': 'Choose a day',
    'facts.to': `Choose a day after the first one, and ${websiteLimits.specialDays} days at most`,
    'facts.places': 'Choose an office or the claims line, or all of them',
    'facts.open.from': 'Choose the time at which you open',
    'facts.open.to': 'Choose a time after the opening',
    'facts.title': 'Enter the job title',
    'facts.id': 'Enter a number such as AB-110, with capital letters, digits and hyphens',
    'facts.location': 'Choose a place of work. States have two letters: NY. A city has its state: Albany, NY',
    'facts.pay.from': 'Enter a number above zero',
    'facts.pay.to': 'Enter a number that is not below the first',
    'facts.posted': 'Choose the day',
    'facts.closes': 'Choose a day',
    'facts.published': 'Choose the day',
    'facts.topic': 'Choose a topic',
    'facts.name': `Enter a name with ${websiteLimits.name} characters at most`,
    'facts.languages': 'Enter at least one language',
    'facts.lines': 'Choose at least one service',
    alt: 'Say what the uploaded picture shows',
  } as Readonly<Record<string, string | undefined>>,
};
