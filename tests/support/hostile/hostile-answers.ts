import { type Answer, type Phase, phases } from '../scripted-mail-server.ts';
import type { Random } from './random.ts';

/** What a mail server may answer that is not final for a good mail. */
const answers: Answer[] = [
  { does: 'hang' },
  { does: 'cut' },
  { does: 'drip' },
  '',
  '250-and so on',
  '421 4.3.0 Going away',
  '451 4.7.1 Later',
  '452 4.2.2 Full',
  '500 5.5.1 What?',
  '503 5.5.1 Wrong order',
  '530 5.7.0 Sign in first',
  '550 5.1.8 Bad sender',
  '554 5.7.1 Not you',
  '199 odd',
  '999 odd',
  'garbage',
  `250 ${'x'.repeat(5000)}`,
  `\u001b[2J\u0000${'ü'.repeat(300)}`,
];

/** Each second connection meets one odd answer, at one phase. */
export function oddAnswers(random: Random) {
  let at: Phase | undefined;
  let chosen: Answer | undefined;
  return (phase: Phase): Answer | undefined => {
    if (phase === 'connect') {
      at = random.below(2) === 0 ? random.pick(phases) : undefined;
      chosen = random.pick(answers);
    }
    return phase === at ? chosen : undefined;
  };
}

/** Whether the mail server said that it has the mail. Undefined if it said nothing. */
export function hasAccepted(answer: Answer | undefined): boolean | undefined {
  if (answer === undefined) return true;
  return typeof answer === 'string' ? answer.startsWith('2') && !answer.startsWith('250-') : undefined;
}
