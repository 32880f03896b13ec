import type { ClaimsGuide } from '#company/shape/pdf-fields.ts';
import { complaintReach } from '../../phrases/complaints.ts';
import { adjusterPromise, withinDecisionTime } from '../../phrases/promises.ts';
import { site } from '../../site.ts';
import { state } from '../../state.ts';

export const claimsGuide: ClaimsGuide = {
  title: 'Claims Process Guide',
  file: '/documents/claims-process-guide.pdf',
  description: 'Every step from the first call to the decision. Keep it in a drawer before you need it.',
  subtitle: 'Keep it in a drawer. With luck, it will stay there.',
  sections: [
    {
      title: 'The first ten minutes',
      text: [
        'Take care of people before property. If anyone is hurt or in danger, call 911 and do what they say. Your claim can wait an hour.',
      ],
      points: [
        'Get everyone out and away',
        'Stay away from wires, gas and standing water',
        'Call someone to be with you',
      ],
      scene: 'A family on a bench under a lit street lamp, at a safe distance from a dark house.',
    },
    {
      title: 'The call',
      text: [
        `Dial ${site.claimsHotline.shown}. We ask your name, what happened, where, and whether you are safe. If you know your policy number, give it to us. If not, we'll find it.`,
        'By the end of the call you should have a claim number and a list of what to do tonight. If you do not, ask.',
      ],
      scene: 'A person with a headset at a desk with a phone, in a lit window.',
    },
    {
      title: 'Keep the damage from spreading',
      text: [
        'Your policy asks you to take reasonable steps to keep the damage from getting worse. Small, safe and temporary is enough.',
      ],
      points: [
        'Shut off the water at the valve',
        'Cover holes with a sheet or a board',
        'Move dry things away from wet ones',
        'Save the receipts',
      ],
      scene: 'A blue tarp tied over a small roof, with a bucket beside the door.',
    },
    {
      title: 'Gather proof',
      text: [
        'Your phone camera is the best tool you have. Go slowly, and take more photos than you think you need.',
      ],
      points: [
        'Wide view first, then close',
        'Serial numbers and labels',
        'Receipts, bank statements, old family photos',
        'Names of people who saw it',
      ],
      scene: 'A hand holding a phone in front of a shelf of books and a guitar.',
    },
    {
      title: 'Meet your adjuster',
      text: [
        `${adjusterPromise}. This person inspects the damage or reads the bills, and determines what your policy pays.`,
        'Ask these things and write down the answers.',
      ],
      points: [
        'What do you still need from me?',
        'Which part will not be covered, and why?',
        'What is my deductible?',
        'When will we talk next?',
      ],
      scene: 'Two people looking at a ceiling stain, one with a clipboard.',
    },
    {
      title: 'Read the decision',
      text: [
        `You'll get our decision ${withinDecisionTime}. The letter shows the loss, minus your deductible, minus anything the policy leaves out, and the amount that remains.`,
        'Some policies pay in two parts: what the item is worth today, and the rest once you have replaced it.',
      ],
      scene: 'An opened letter on a kitchen table next to a mug.',
    },
    {
      title: 'If something is wrong',
      text: [
        'Write to your adjuster and say which line you dispute. Add an estimate, a photo or a report that supports you. Another adjuster can review the file.',
        `The ${state.regulator?.fullName ?? 'insurance department of your state'} takes complaints about insurers and charges nothing${complaintReach(state.regulator)}.`,
      ],
      scene: 'A person writing at a desk, a bus passing outside the window.',
    },
    {
      title: 'My numbers',
      text: ['Fill this out today, while everything is fine.'],
      points: [
        'Policy numbers',
        'Agent',
        'Where the water valve is',
        'Where the gas and power shut off',
        'Someone who has a spare key',
        'Claim number, date and adjuster',
      ],
      scene: `A note pinned to a refrigerator by a magnet with the logo of ${site.name}.`,
    },
  ],
};
