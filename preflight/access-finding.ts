import { type Finding, good, settle } from './finding.ts';
import { describeReply, type Reply } from './request.ts';

/** Reports one attempt that an anonymous visitor must not succeed with. */
export function toAccessFinding(what: string, reply: Reply, isAllowed: boolean, next: string): Finding {
  const id = `access:${what.replaceAll(': ', ':').replaceAll(' ', '-')}`;
  return isAllowed
    ? settle('access', id, `${what} is not refused (${describeReply(reply)})`, next)
    : good('access', id, `${what} is refused`);
}
