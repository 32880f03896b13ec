import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, sendTo, signatureFields } from './common.ts';

export const lifeForm: ClaimForm = {
  title: 'Life Insurance Claim Form',
  file: '/documents/life-insurance-claim-form.pdf',
  description: 'For a beneficiary after a death. We kept it as short as we could.',
  intro: [
    'We are sorry for your loss. This form asks for the payment of a life insurance policy. Each beneficiary, a person named to receive the money, fills out one.',
    'Nothing here has to be done today. If you would like someone to fill it out for you while you talk, call us.',
  ],
  sections: [
    {
      title: 'The person who died',
      fields: [
        text(
          'insuredName',
          'Full name',
          'As on the death certificate. Add a former name if there was one.',
          'half',
        ),
        text('policyNumbers', 'Policy numbers', 'All that you know of. We will search for others.', 'half'),
        date('insuredBirth', 'Date of birth', 'Month, day and year.', 'third'),
        date('deathDate', 'Date of death', 'As on the death certificate.', 'third'),
        text('deathPlace', 'Place of death', 'City and state, or country.', 'third'),
        choice(
          'manner',
          'How the certificate describes it',
          'Choose "Not yet decided" if the certificate says pending.',
          ['Natural', 'Accident', 'Not yet decided', 'Other', 'I would rather talk about this'],
          'half',
        ),
        text('lastAddress', 'Last address', 'Where the person lived.', 'half'),
      ],
    },
    aboutYou(
      'You, the beneficiary',
      text(
        'relationship',
        'Your relationship to the person',
        'For example wife, son, friend, executor, trustee.',
        'half',
      ),
    ),
    {
      title: 'Your claim',
      fields: [
        choice(
          'capacity',
          'You are claiming as',
          'If you are unsure, choose the first one.',
          [
            'A person named in the policy',
            'Parent or guardian of a child named in it',
            'Executor of the estate',
            'Trustee',
          ],
          'half',
        ),
        date('yourBirth', 'Your date of birth', 'It helps us confirm that you are the person named.', 'half'),
        choice(
          'payment',
          'How would you like to be paid?',
          'For a bank transfer, give us the details at our office or on a call that you make to us.',
          ['Check by mail', 'Bank transfer', 'Please explain the choices'],
          'half',
        ),
        text(
          'funeralHome',
          'Funeral home to be paid directly',
          'Only if you have signed an agreement with them. Name and phone.',
          'half',
        ),
        checkbox('policyLost', 'I cannot find the policy', 'That is fine. Check this and go on.', 'half'),
        checkbox(
          'moreBeneficiaries',
          'Other people are named too',
          'Check this if you believe so. We will write to each of them.',
          'half',
        ),
        multiline(
          'remarks',
          'Anything we should know',
          'Names and phone numbers of other beneficiaries, the best time to call, or who speaks for you.',
        ),
      ],
    },
  ],
  attach: {
    title: 'Documents we need',
    items: [
      'A certified copy of the death certificate. The funeral home can order copies, and it is wise to ask for several',
      'A copy of your photo ID',
      'The policy itself, if you have it',
      'For an estate, a trust or a child: the court papers or the trust pages that name you',
    ],
  },
  signature: {
    declaration:
      'I ask for the payment of the policies named above. To the best of my knowledge, my answers are true.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Signature of the beneficiary',
    fields: signatureFields,
  },
  send: sendTo(
    'Leave Social Security and bank numbers off this form. We ask for them separately if we need them.',
  ),
};
