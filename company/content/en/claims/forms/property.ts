import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { capitalize } from '../../phrases/numbers.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, sendTo, signatureFields } from './common.ts';

export const propertyForm: ClaimForm = {
  title: 'Property Damage Claim Form',
  file: '/documents/property-damage-claim-form.pdf',
  description: 'For damage to your home or business, or for belongings that were stolen or ruined.',
  intro: [
    'Use this form when your home or business, or what you keep there, was damaged or stolen. Owners, renters and condo owners all use the same one.',
    'Send it now with what you know. You can add to the list of belongings later, and most people do.',
  ],
  sections: [
    aboutYou(
      'You',
      text(
        'policyNumber',
        'Policy number',
        'On the first page of your policy. We can look it up if you cannot.',
        'half',
      ),
    ),
    {
      title: 'The place',
      fields: [
        text('lossAddress', 'Address of the damage', 'Only if it differs from your mailing address.'),
        choice(
          'occupancy',
          'You are',
          'Choose the one that fits.',
          [
            'Owner of the building',
            'Renter',
            `${capitalize(state.condo)} owner`,
            'Business owner',
            'Landlord',
          ],
          'half',
        ),
        text(
          'lender',
          'Mortgage lender',
          'Name and loan number, if there is a mortgage. A payment for the building may have to name them.',
          'half',
        ),
        checkbox('livable', 'We can live or work there now', 'Leave unchecked if you had to leave.', 'half'),
        text(
          'stayingAt',
          'If not, where are you staying?',
          'An address or hotel, so that we can find you.',
          'half',
        ),
      ],
    },
    {
      title: 'What happened',
      fields: [
        choice(
          'cause',
          'Cause',
          'Choose the closest one. If you do not know, say so.',
          [
            'Fire or smoke',
            'Water from a pipe or appliance',
            'Water from outside',
            'Wind or hail',
            'Theft or break-in',
            'Vandalism',
            'Falling object',
            'Someone was hurt here',
            'I do not know',
            'Other',
          ],
          'half',
        ),
        date('lossDate', 'Date', 'The day it happened or the day you found it.', 'half'),
        multiline(
          'account',
          'How did it start, and how did it spread?',
          'In order, as you would tell a neighbor.',
        ),
        multiline(
          'firstAid',
          'What have you done so far?',
          'For example: closed a valve, covered a window, called a plumber.',
        ),
        text(
          'reports',
          'Police or fire department report',
          'The report number and who took it. For theft, report to the police first.',
        ),
      ],
    },
    {
      title: 'What was damaged or lost',
      text: 'List the largest losses first. Continue on a separate sheet.',
      fields: [
        multiline(
          'building',
          'Parts of the building',
          'Room by room: floors, walls, ceilings, windows, built-in cabinets.',
        ),
        multiline(
          'belongings',
          'Belongings',
          'One per line: what it is, about when you got it, about what it cost.',
        ),
        text(
          'estimate',
          'Estimate so far',
          'An amount in dollars, if a contractor has given you one.',
          'half',
        ),
        text(
          'otherInsurance',
          'Other insurance on the same property',
          'Insurer and policy number, including a flood policy.',
          'half',
        ),
      ],
    },
  ],
  attach: {
    title: 'What to include',
    items: [
      'Photos or video of every damaged room, taken before cleaning if you could',
      'Receipts, bank statements or old photos that show what you owned',
      'Estimates and bills for emergency work',
      'Receipts for a hotel and meals, if you had to leave',
      'The police or fire report, or its number',
    ],
  },
  signature: {
    declaration: 'These answers are true, and I have left out nothing that matters.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Signature',
    fields: signatureFields,
  },
  send: sendTo('Keep the damaged things themselves until an adjuster has seen them.'),
};
