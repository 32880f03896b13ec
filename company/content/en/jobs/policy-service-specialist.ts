import type { JobOpening } from '#company/shape/types.ts';
import { mainOffice } from '../phrases/offices.ts';

export const policyServiceSpecialist: JobOpening = {
  id: 'HL-106',
  slug: 'policy-service-specialist',
  title: 'Policy Service Specialist',
  location: { hybridAt: mainOffice.name },
  type: 'Full-time',
  department: 'Policy Service',
  summary: "Keep policies in step with people's lives: the new driver, the new address, the new roof.",
  description: [
    'Policies are written once and then life moves on. A daughter gets her permit. A couple sells the car. A co-op board wants a higher liability limit by Friday. You take the request, figure out what it changes in coverage and price, tell the client both before anything is final, and issue the new pages.',
    'Six weeks before renewal you go through your share of policies and look for what no longer fits: a valuation from 2015, a garage that is now a studio, a lender that was paid off. A short call to the client follows. Some end in a lower premium, and that is fine.',
    `You will have about 600 households, so you get to know them. One day a week you are at the ${mainOffice.name} front desk, where people bring their questions in person.`,
  ],
  requirements: [
    'A New York property and casualty license. None yet? You earn it in your first six months, on our time, and a licensed colleague gives the advice until then.',
    'You can read a policy form and say in two sentences what it does.',
    'You notice the thing the client did not mention.',
    'You write down advice on the day you give it.',
    `You can be at the ${mainOffice.name} office one set day a week and work from home on the rest.`,
  ],
  benefits: [
    'Course, exam fee and study hours for the license, all paid by us',
    'License renewals and continuing education covered every two years',
    'Your own book of households, with a colleague who covers it when you are away',
    'Medical, dental and vision plans for you and your household',
    'A 37.5-hour week, with lunch that is really lunch',
  ],
  pay: { from: 30, to: 38, per: 'hour' },
  posted: '2026-10-19',
  listed: false,
};
