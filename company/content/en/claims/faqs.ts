import type { StateLaw } from '#company/shape/state.ts';
import type { Faq } from '#company/shape/types.ts';
import { complaintOffice, complaintReach } from '../phrases/complaints.ts';
import { decisionTime } from '../phrases/promises.ts';

export const writeFaqs = ({
  name,
  regulator,
  auto: { noFault },
  claims: { decided, decidedOtherwise, paid },
}: StateLaw): Faq[] => [
  {
    question: 'How soon do I have to report a loss?',
    answer: `As soon as everyone is safe. Policies ask for prompt notice, and fresh details make a better claim. ${noFault ? `Some deadlines are fixed: in ${name}, notice of a no-fault injury claim is due ${noFault.notice.value}. ` : ''}If you think you are late, report it anyway.`,
  },
  {
    question: 'How long until I am paid?',
    answer: `${decisionTime} You’ll have our decision in writing, and if we owe you money, the letter gives the payment date.${paid ? ` ${name} law requires payment ${paid.value}.` : ''} What slows a claim down is often one missing estimate or report. Ask your adjuster which one it is.${decided ? ` For comparison, ${name} law requires insurers to accept or reject most claims ${decided.value}.` : ''}${decidedOtherwise ? ` ${decidedOtherwise.value}` : ''}`,
  },
  {
    question: 'What if I have lost my receipts?',
    answer:
      'Then we’ll look for other proof. Bank statements, emails, old photos, the box in the basement, a note from the person who gave it to you: all of these help. List what you had, as well as you can remember, and mark what you are unsure of.',
  },
  {
    question: 'Can I start repairs before the adjuster comes?',
    answer:
      'Only what keeps the damage from growing. Leave permanent repairs, and keep damaged things, until the adjuster has seen the loss. Our emergency page lists what to do first.',
  },
  {
    question: 'What can I do if I disagree with the decision?',
    answer: `Tell your adjuster what you think is wrong, and send anything new. You can ask for a second adjuster who has not seen the file. In ${name} you can also complain to ${complaintOffice(regulator)}, at no cost and at any point${complaintReach(regulator)}.`,
  },
];
