import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import type { StateLaw } from '#company/shape/state.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, sendTo, signatureFields } from './common.ts';

export const writeAutoForm = (law: StateLaw): ClaimForm => ({
  title: 'Auto Claim Form',
  file: '/documents/auto-claim-form.pdf',
  description: 'For a crash, a stolen car, or a branch that came down on the hood.',
  intro: [
    'Use this form for a crash, a theft or other damage to a car. Leave a box blank if you do not know the answer. A blank is better than a guess.',
    ...askForNoFault(law),
  ],
  sections: [
    aboutYou(
      'You',
      text(
        'policyNumber',
        'Policy number',
        'On your insurance card. Leave blank if you cannot find it.',
        'half',
      ),
    ),
    {
      title: 'Your car',
      fields: [
        text('vehicle', 'Year, make and model', 'For example 2019, then the make and model.', 'half'),
        text('plate', 'License plate and state', 'The plate number and the state that issued it.', 'half'),
        text(
          'vehicleNumber',
          'Vehicle number (VIN)',
          'The 17 characters at the base of the windshield or on the registration.',
          'half',
        ),
        text(
          'vehicleLocation',
          'Where is the car now?',
          'An address, a tow yard or a body shop, so that we can inspect it.',
          'half',
        ),
        text('driverName', 'Who was driving?', 'Write "parked" if nobody was.', 'half'),
        text('driverPhone', "Driver's phone", 'Only if somebody else drove your car.', 'half'),
      ],
    },
    {
      title: 'What happened',
      fields: [
        choice('lossType', 'Kind of loss', 'Choose the closest one.', [
          'Crash with another vehicle',
          'Crash with something else',
          'Person or bicycle involved',
          'Theft of the car',
          'Theft from the car',
          'Weather, flood or fire',
          'Animal',
          'Vandalism',
          'Glass only',
          'Other',
        ]),
        date('lossDate', 'Date', 'The day it happened or the day you noticed.', 'half'),
        text('lossTime', 'Time', 'Roughly is fine. Add a.m. or p.m.', 'half'),
        text('lossPlace', 'Place', 'Street, cross street and town, or highway and exit.', 'full'),
        multiline(
          'account',
          'In your own words',
          'Say what you saw and did, in order. Leave out who was to blame.',
        ),
        multiline('damage', 'What is damaged?', 'Which parts of the car, and can it be driven?'),
        checkbox(
          'drivable',
          'The car can be driven safely',
          'Check this only if lights, brakes, steering and tires all work.',
          'half',
        ),
        checkbox(
          'injuries',
          'Someone was or may be hurt',
          'Check this if anyone felt pain, even if it passed.',
          'half',
        ),
      ],
    },
    {
      title: 'Other people',
      text: 'Leave blank if no one else was involved.',
      fields: [
        text('otherDriver', 'Other driver and phone', 'Name and number, as given to you.', 'half'),
        text('otherVehicle', 'Other car and plate', 'Make, model, plate and state.', 'half'),
        text(
          'otherInsurer',
          'Other insurer and policy number',
          "From the other driver's insurance card.",
          'half',
        ),
        text('witnesses', 'Witnesses', 'Names and phone numbers.', 'half'),
        text('policeReport', 'Police report number and precinct', 'Leave blank if the police did not come.'),
      ],
    },
  ],
  attach: {
    title: 'Please attach what you have',
    items: [
      'Photos of the cars, the plates and the place',
      'The police report, or its number',
      'A repair estimate, if a shop has written one',
      'Receipts for towing, a rental car or other costs',
      'For a stolen car: the police report, the title or loan papers, and all keys if we ask for them',
    ],
  },
  signature: {
    declaration: 'What I have written here is true and complete as far as I know.',
    fraudWarning: fraudWarnings(law).auto,
    label: 'Signature',
    fields: signatureFields,
  },
  send: sendTo('Photos may be too large for one email. Send several, numbered 1, 2, 3.'),
});

function askForNoFault({ name, auto: { noFault } }: StateLaw): string[] {
  if (!noFault) return [];
  const ownForm = noFault.form
    ? `, which has its own ${name} form, the ${noFault.form}. Ask us for it today`
    : '. Call us today';
  return [
    `Was someone hurt? Medical bills and lost pay go through no-fault${ownForm}, because in ${name} a no-fault claim must be reported ${noFault.notice.value}.`,
  ];
}

export const autoForm = writeAutoForm(state);
