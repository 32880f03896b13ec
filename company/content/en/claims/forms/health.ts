import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, sendTo, signatureFields } from './common.ts';

export const healthForm: ClaimForm = {
  title: 'Health Insurance Claim Form',
  file: '/documents/health-insurance-claim-form.pdf',
  description: 'For a medical bill that you paid yourself and your plan may reimburse.',
  intro: [
    'Use this form to ask for money back when you paid a doctor, a hospital or a pharmacy yourself. Doctors in your network usually bill us directly, and then you do not need this form.',
    'One form per patient. Please leave your Social Security number off.',
  ],
  sections: [
    aboutYou('The member', text('memberNumber', 'Member number', 'On the front of your plan card.', 'half')),
    {
      title: 'The patient',
      fields: [
        text('patientName', "Patient's full name", 'The person who received the care.', 'half'),
        date('patientBirth', "Patient's date of birth", 'Month, day and year.', 'half'),
        choice(
          'relationship',
          'Patient is',
          'In relation to the member.',
          ['The member', 'Spouse or partner', 'Child', 'Other dependent'],
          'half',
        ),
        text(
          'otherPlan',
          'Other health plan or Medicare',
          'Plan name and member number, if the patient has a second plan.',
          'half',
        ),
      ],
    },
    {
      title: 'The care',
      fields: [
        text('provider', 'Doctor, hospital or pharmacy', 'Name as shown on the bill.', 'half'),
        text(
          'providerAddress',
          'Their address and phone',
          'So that we can ask them, not you, if something is unclear.',
          'half',
        ),
        date('serviceFrom', 'First day of care', 'The day of the visit, or the day the stay began.', 'third'),
        date('serviceTo', 'Last day of care', 'The same day, if it was one visit.', 'third'),
        text('amountPaid', 'Amount you paid', 'In dollars. Attach the proof of payment.', 'third'),
        multiline(
          'reason',
          'What was the care for?',
          'A few words, such as "sprained wrist." The bill has the codes.',
        ),
        checkbox(
          'emergency',
          'It was an emergency',
          'Check this if waiting for a doctor in the network was not safe.',
          'half',
        ),
        checkbox(
          'abroad',
          'It was outside the United States',
          'Attach the bill in the original language and currency.',
          'half',
        ),
        choice(
          'accident',
          'Was it caused by an accident?',
          'If so, another policy may have to pay first.',
          ['No', 'At work', 'In or by a vehicle', 'Another accident'],
          'half',
        ),
        date('accidentDate', 'Date of the accident', 'Leave blank if there was none.', 'half'),
      ],
    },
    {
      title: 'Who should be paid?',
      fields: [
        choice(
          'payTo',
          'Send the payment to',
          'We pay the member unless you say otherwise.',
          ['The member', 'The doctor, hospital or pharmacy'],
          'half',
        ),
      ],
    },
  ],
  attach: {
    title: 'Attach copies and keep the originals',
    items: [
      'The itemized bill, which lists each service with its date, code and price',
      'Proof that you paid: a receipt or a card statement with the other lines blacked out',
      'For medication: the pharmacy label or printout, not only the register receipt',
      'If another plan paid part of it: its explanation of benefits, the statement that shows what it paid',
    ],
  },
  signature: {
    declaration:
      'The answers above are correct, and I paid the amounts shown. The doctor, hospital or pharmacy named here may give you the records you need to decide this claim.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Signature of the member, or of an adult patient',
    fields: signatureFields,
  },
  send: sendTo(
    'Ordinary email is not private. Medical records are safer by mail or in person at our office.',
  ),
};
