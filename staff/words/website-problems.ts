const characters = (count: number) => (count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`);

/** What is missing or wrong in a form, and what to do. */
export const problems = {
  empty: 'Write something here',
  tooLong: (count: number) => `Shorten this by ${characters(count)}`,
  left: (count: number) => `${characters(count)} left`,
  noLanguage: 'Add the words of this language',
  address: 'Enter a page such as /claims, or an address that starts with https://',
  choosePage: 'Choose a page, or show it on every page',
  choosePlace: 'Choose an office or the claims line, or all of them',
  chooseService: 'Choose at least one service',
  chooseTopic: 'Choose a topic',
  languages: 'Enter at least one language',
  states: 'Enter at least one state, such as NY',
  city: 'Enter a city and its state, such as Albany, NY',
  day: 'Choose a day',
  time: 'Choose a time',
  untilBeforeFrom: 'Choose an end that is after the start',
  lastBeforeFirst: 'Choose a last day that is not before the first',
  closesFirst: 'Choose a time after the opening',
  closesBeforePosted: 'Choose a day after the one on which it was posted',
  pay: 'Enter a number above zero',
  payOrder: 'Enter a number that is not below the first',
  emptyList: 'Add at least one',
};
