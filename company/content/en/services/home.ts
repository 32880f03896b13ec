import type { ServiceContent } from '#company/shape/types.ts';
import { homeQuestions } from '../contact-topics/quote/home.ts';
import { facts, rulesOfThumb } from '../facts.ts';
import { dollars } from '../phrases/dollars.ts';
import { floodFrom } from '../phrases/flood.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { from, to } = rulesOfThumb.contentsPercentOfDwelling;
const dwelling = 400_000;

export const home: ServiceContent = {
  slug: 'home',
  short: 'home',
  quoteQuestions: homeQuestions,
  picture: 'home',
  panel: 'home',
  meta: {
    title: `Home Insurance: houses, rentals and condos | ${site.name}`,
    description:
      'HO-3, HO-4 and HO-6 explained in plain words: what home insurance rebuilds, how your belongings are covered, and why flood is a separate policy.',
  },
  card: {
    description: 'Your belongings, a guest who gets hurt, and the building too if you own it.',
    menuLine: 'Houses, rentals and condos',
  },
  title: 'Home Insurance',
  subtitle: 'For the home you own or the home you rent, and everything in it.',
  answers: [
    {
      question: 'House, rental or condo?',
      answer: `HO-3 is for a house you own and live in, HO-4 for a home you rent, HO-6 for a ${state.condo}.`,
      link: { label: 'Compare the three', href: '#options' },
    },
    {
      question: 'Is flood included?',
      answer: `No. ${floodFrom} A federal policy starts ${facts.floodWait.value}.`,
      link: { label: 'What is not covered', href: '#not-covered' },
    },
    {
      question: 'What does it cost?',
      answer:
        'The cost to rebuild or to replace your things, the building, your ZIP code and your deductible set the price. Alarms or a second policy can lower it.',
      link: toPrice,
    },
  ],
  description: [
    'A home policy does four jobs. It pays to rebuild or repair the place. It replaces your belongings. It pays for somewhere to stay while you cannot live there. And it helps if someone is hurt in your home and holds you responsible.',
    `Two numbers decide most of it. The [dwelling limit](#dwelling-limit) is the most we pay to rebuild, and it should match the cost of building, not the sale price with the land. Coverage for your belongings, called [personal property](#contents-coverage), is usually ${from}-${to}% of that limit.`,
    'Renting, or living in a condo or [co-op](#co-op)? Someone else insures the building. Your policy covers what theirs does not: your belongings, your liability and, in a condo or co-op, the inside of your unit.',
  ],
  benefits: [
    'You can insure belongings at replacement cost, the price of a new one, instead of what the old one was worth.',
    'If a covered loss forces you to move out, we pay the extra cost of living elsewhere, up to your limit.',
    'Your belongings are covered away from home too, such as a laptop stolen on a train.',
    'If a guest is hurt and you are responsible, liability coverage pays up to your limit and provides the lawyer.',
    'Jewelry, instruments and art can be listed one by one, so each is insured for its own amount.',
  ],
  options: [
    {
      name: 'HO-3 Special Form',
      description:
        'For a house you own and live in: the building is covered for every cause of loss the policy does not exclude. Your belongings are covered the other way around, only for the causes on a list, such as fire, theft and burst pipes.',
      suits: 'Owners of a house or a brownstone',
      pays: 'Rebuilding, belongings, a place to stay, and injury claims against you',
      excludes: 'Flood, earthquake, sewer backup, wear and neglect',
      price: 'The cost to rebuild, roof and wiring, distance to the coast, past claims',
    },
    {
      name: 'HO-4 Renters',
      description:
        'For tenants: your belongings, your liability and a place to stay if the apartment cannot be lived in. The building is not included, because your landlord insures it.',
      suits: 'Anyone with a lease. Roommates need to be named, or have their own',
      pays: 'Your belongings, temporary housing, and injury or damage you are liable for',
      excludes: 'The building, flood, and the things of a roommate who is not named',
      price: 'The value of your belongings, the building, your ZIP code, and your deductible',
    },
    {
      name: 'HO-6 Condo',
      description:
        'For the inside of your unit: floors, cabinets, fixtures, your belongings and your liability. The association insures the outer walls and the hallways, and its documents say where your part begins.',
      suits: 'Owners in a condo or a co-op',
      pays: 'The inside of your unit, your belongings, and claims against you',
      excludes: 'The roof, outer walls and hallways, which the association insures, and flood',
      price: 'What the master policy leaves to you, your upgrades, and your deductible',
    },
  ],
  additions: [
    {
      name: 'Umbrella',
      text: 'Liability beyond the limit of your home policy, in case someone sues you for more.',
      isSoldHere: true,
    },
  ],
  savings: [
    'Ask us about insuring your car with us too, and about paying for the whole year at once.',
    'Smoke and burglar alarms and a leak sensor can count. So can new wiring or a new roof.',
    'A higher deductible lowers the premium. Choose one that you could pay tomorrow.',
  ],
  notCovered: [
    '[Flood](#flood-insurance), which means water that rises from outside: a river, a storm tide, a street that fills. It needs its own policy.',
    'Earthquake and other movement of the ground, unless you buy coverage for it.',
    '[Wear](#wear-and-tear), rot, rust, pests and repairs put off.',
    '[Water that backs up](#sewer-backup) through a sewer or drain, unless you add it.',
    'Mold, unless it follows a loss that the policy covers, and then only up to a limit.',
    'A business run from home, beyond a small amount for equipment.',
  ],
  faqs: [
    {
      question: 'How much coverage do I need for my belongings?',
      answer: `A common starting point is ${from}-${to}% of the dwelling limit. On a limit of ${dollars(dwelling)} that is ${dollars((dwelling * from) / 100)} to ${dollars((dwelling * to) / 100)}. Walk through each room with your phone camera and add it up. If you rent there is no dwelling limit, so that list is your number.`,
    },
    {
      question: 'A pipe burst. Is that a flood?',
      answer:
        'No. Water that escapes suddenly from a pipe, a boiler or a washing machine is usually covered. Rising water from outside is flood, and a home policy does not pay for it. A slow leak that went on for months is not covered either.',
    },
    {
      question: 'Is my home insured for its market price?',
      answer:
        'No, and it should not be. The market price includes land, which does not burn. We insure the cost of rebuilding with similar materials at current prices, and we go over it with you when you renovate.',
    },
    {
      question: 'My landlord has insurance. Why would I need my own?',
      answer:
        'Because your landlord insured the building, not your bed, your bike or your laptop. Their policy will not pay for a hotel after a fire, and it will not defend you if your bathtub overflows into the apartment below.',
    },
  ],
};
