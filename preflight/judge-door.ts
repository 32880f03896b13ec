import { type Finding, good, settle } from './finding.ts';
import { type Answer, sayOf } from './wire.ts';

/** One finding for one attempt of a stranger. */
export function judgeDoor(what: string, answer: Answer, isOpen: boolean, next: string): Finding {
  const id = `door:${what.replaceAll(': ', ':').replaceAll(' ', '-')}`;
  return isOpen
    ? settle('doors', id, `${what} is not refused (${sayOf(answer)})`, next)
    : good('doors', id, `${what} is refused`);
}
