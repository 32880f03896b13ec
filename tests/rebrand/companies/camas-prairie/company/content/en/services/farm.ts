import { choices } from '#company/shape/question.ts';
import type { ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

/** With questions for a quote, and with a figure list in its description. */
export const farm: ServiceContent = {
  slug: 'farm-and-ranch',
  short: 'farm',
  panel: 'group',
  meta: {
    title: `Farm and Ranch Insurance: barns, machines, animals | ${site.name}`,
    description:
      'Insurance for barns, machines, animals and the people who work with them: what each part pays and what it leaves out.',
  },
  card: {
    description: 'Barns, machines and animals, and the day a fence gives way.',
    menuLine: 'Buildings, machines and livestock',
  },
  title: 'Farm and Ranch Insurance',
  subtitle: 'For the work that starts before the rest of us get up.',
  description: [
    'One policy covers the house, the barns and what stands in them. You choose a [limit](#limit) for each.',
    {
      caption: 'What is the same for every farm.',
      columns: ['Here'],
      rows: [
        { label: 'Smallest deductible', values: ['$500'] },
        { label: 'Machines', values: ['Each on a list'] },
      ],
    },
  ],
  benefits: [
    'A person walks the place with you before we name a price.',
    'Hired machines are on the list too.',
    'Grain in the bin counts at the price of the day.',
    'One bill a year, after the harvest.',
    'Neighbors who help are covered while they do.',
  ],
  options: [
    {
      name: 'Buildings',
      description: 'Barns, sheds and fences, at what it costs to build them again.',
      suits: 'Owners of the land',
      pays: 'Fire, wind and hail',
      excludes: 'Rot and age',
      price: 'Roof, age and distance to water',
    },
    {
      name: 'Machines',
      description: 'Tractors, balers and sprayers, in the field and on the road between fields.',
      suits: 'Everyone who drives one',
      pays: 'Fire, theft and a rollover',
      excludes: 'Wear',
      price: 'Value and storage',
    },
    {
      name: 'Livestock',
      description: 'Cattle, sheep and horses, by the head.',
      suits: 'Herds of any size',
      pays: 'Lightning, drowning and a truck that tips over',
      excludes: 'Disease',
      price: 'Kind and number of animals',
    },
  ],
  notCovered: ['Crops in the field.', 'Disease of animals.'],
  faqs: [
    {
      question: 'Is the house included?',
      answer: 'Yes, if you live on the place. Otherwise it has its own policy.',
    },
    { question: 'Who counts the animals?', answer: 'You do, once a year. We take your number.' },
    {
      question: 'Are crops covered?',
      answer: 'No. Crop insurance is a federal program. We tell you who sells it.',
    },
    {
      question: 'May a neighbor use my tractor?',
      answer: 'Yes, with your permission, and it stays covered.',
    },
  ],
  quoteQuestions: {
    title: 'About the place',
    questions: [
      { name: 'farmAcres', label: 'Acres', hint: 'Roughly.', input: 'number' },
      {
        name: 'farmKind',
        label: 'What the place does most',
        hint: 'Decides who calls you.',
        input: choices('Cattle', 'Hay', 'Potatoes', 'Something else'),
      },
    ],
  },
};
