import type { Answers } from '#app/forms/contact/compose-message.ts';

/** Answers to the questions of a quote. `start` is the wished start date, in days after the request. */
export type QuoteRequest = { answers: Answers; start: number | null };

const quoteFor =
  (service: string) =>
  (start: number | null, answers: Answers): QuoteRequest => ({ answers: { service, ...answers }, start });
const auto = quoteFor('auto');
const home = quoteFor('home');
const life = quoteFor('life');
const health = quoteFor('health');
const business = quoteFor('business');
const group = quoteFor('group');

export const quoteRequests: readonly QuoteRequest[] = [
  auto(18, { autoYear: '2021', autoModel: 'Honda Civic', autoDrivers: '2', autoUse: 'Commuting' }),
  auto(40, {
    autoYear: '2017',
    autoModel: 'Toyota Sienna',
    autoDrivers: '3',
    autoUse: 'Errands and weekends',
    autoInsurer: 'Anchor Mutual',
    message: 'Our son is 19 and away at college without the car. Does he count as a driver?',
  }),
  auto(null, {
    autoModel: 'something electric, not bought yet',
    message: 'I am deciding between two cars and the insurance may decide it for me. Can you price both?',
  }),
  auto(9, {
    autoYear: '2024',
    autoModel: 'Kia EV6',
    autoDrivers: '1',
    autoUse: 'Business visits',
    message:
      'About 22,000 miles a year, all of New York and parts of Connecticut. Overnight in a locked garage.',
  }),
  auto(3, {
    autoYear: '2009',
    autoModel: 'Ford Ranger',
    autoDrivers: '1',
    message: 'Liability only please.',
  }),
  auto(1, {
    autoYear: '2020',
    autoModel: 'Toyota Camry',
    autoUse: 'Deliveries or passengers',
    message:
      'I drive with two apps, nights only. My last insurer found out and canceled me. I would rather say it first.',
  }),
  auto(null, {
    autoDrivers: '4',
    message: 'Two cars, four drivers, one of them 81 and a better driver than me.',
  }),
  auto(14, { autoYear: '2023', autoModel: 'Mazda CX-5', autoInsurer: 'none, first car' }),
  home(35, {
    homeKind: 'Buying now',
    homeBuilt: '1931',
    homeSize: '1,450',
    homeClaims: 'None',
    message:
      'We close in five weeks. The inspector found knob-and-tube wiring in the attic, which the seller will replace before closing. Do you need proof of that?',
  }),
  home(12, {
    homeKind: 'Rent',
    homeSize: '620',
    message: 'Landlord wants $300k liability. Cheapest that does it.',
  }),
  home(60, {
    homeKind: 'Own a condo or co-op',
    homeBuilt: '1964',
    homeSize: '880',
    homeInsurer: 'Pier & Post',
  }),
  home(null, {
    homeKind: 'Own a house',
    homeBuilt: '1998',
    homeSize: '2,300',
    homeClaims: 'Two or more',
    message:
      'I will be honest: two claims in four years, one pipe and one tree. Both were fixed properly, I have the receipts and the photos. Three companies have said no without looking at them. Will you look at them?',
  }),
  home(20, { homeKind: 'Rent', message: 'Three roommates. One policy or three?' }),
  home(90, { homeKind: 'Own a house', homeBuilt: '1887', homeSize: '3,100', homeClaims: 'Not sure' }),
  home(30, {
    homeKind: 'Own a house',
    homeBuilt: '2004',
    homeSize: '1,900',
    homeClaims: 'One',
    homeInsurer: 'Anchor Mutual',
    message:
      'Two blocks from the water. Please quote with and without flood so that I can see the difference.',
  }),
  life(null, {
    lifeAge: '34',
    lifeDependents: '2',
    lifeAmount: '500,000',
    lifeTerm: '20 years',
    lifeToday: 'None',
  }),
  life(null, {
    lifeAge: '41',
    lifeDependents: '3',
    lifeTerm: 'Not sure',
    lifeToday: 'Through work',
    lifeReason: 'Family income',
    message:
      'We had our third in August and I lay awake doing arithmetic. I have 1x salary through work and I know that is not enough. I do not know how much is.',
  }),
  life(null, { lifeAge: '67', lifeAmount: '15,000', lifeTerm: 'For life', lifeReason: 'Final expenses' }),
  life(null, {
    lifeAge: '52',
    lifeAmount: '1,000,000',
    lifeTerm: '10 years',
    lifeReason: 'A business partner',
    message: 'Buy-sell agreement between two owners. Our lawyer will send you the wording.',
  }),
  life(null, {
    lifeDependents: '1',
    lifeReason: 'Mortgage or debts',
    message: 'First-time buyer, $410k mortgage, one baby.',
  }),
  life(null, { lifeAge: '29', message: 'Is it silly to do this at 29 with no kids?' }),
  health(16, {
    healthWho: 'A family',
    healthToday: 'Through an employer',
    healthReason: 'Losing other coverage',
    healthPriority: 'Choice of doctors',
    message: 'My last day is on the 30th. I would like no gap, not even a day: my younger one has asthma.',
  }),
  health(45, {
    healthWho: 'Just me',
    healthToday: 'None',
    healthReason: 'Open enrollment',
    healthPriority: 'Lower premium',
  }),
  health(null, {
    healthWho: 'Me and a partner',
    healthToday: 'Bought on my own',
    healthPriority: 'A savings account (HSA)',
    message: 'We are both freelancers. One good year, one bad year, and then the next surprise.',
  }),
  health(10, {
    healthWho: 'Me and children',
    healthReason: 'A move',
    message: 'Moved here from Ohio on the 1st.',
  }),
  health(70, {
    healthReason: 'Marriage or a baby',
    healthPriority: 'Lower deductible',
    message: 'Due in March!',
  }),
  business(21, {
    businessKind: 'Bakery with a small café',
    businessEmployees: '9',
    businessPlace: 'A place we rent',
    businessRevenue: '$500,000 to $2 million',
    businessNeed: 'Proof for a landlord or client',
    message:
      'The lease starts in three weeks and the landlord’s list of requirements is two pages long. May I send it to you?',
  }),
  business(null, {
    businessKind: 'Mobile dog grooming (one van)',
    businessEmployees: '1',
    businessPlace: 'At client sites',
    businessRevenue: 'Under $100,000',
    businessNeed: 'Not sure',
  }),
  business(28, {
    businessKind: 'Architecture studio',
    businessEmployees: '6',
    businessPlace: 'A place we rent',
    businessNeed: 'Professional liability',
    message:
      'A public client asks for $2 million in professional liability, claims-made, with five years of tail.',
  }),
  business(null, {
    businessKind: 'Online shop for houseplants',
    businessPlace: 'From home',
    businessNeed: 'Not sure',
  }),
  business(33, {
    businessKind: 'General contractor',
    businessEmployees: '23',
    businessRevenue: 'Over $2 million',
    businessNeed: 'Workers’ compensation',
    message:
      'Our carrier is leaving the state. We need a replacement in force on the day the old one ends, no exceptions.',
  }),
  group(75, {
    groupEmployees: '18',
    groupBenefit: 'Group health',
    groupToday: 'None yet',
    groupPlaces: 'New York, New Jersey, one person in Vermont',
    groupShare: 'The company and employees',
  }),
  group(null, {
    groupEmployees: '44',
    groupBenefit: 'Several of these',
    groupToday: 'A plan we want to replace',
    groupShare: 'Not decided',
    message:
      'Renewal came in 27 percent higher. Before we pass that on to people who earn $21 an hour, I want to see every other way. I can send the census as a spreadsheet without names.',
  }),
  group(50, {
    groupEmployees: '7',
    groupBenefit: 'Disability and paid family leave',
    groupPlaces: 'New York',
  }),
];
