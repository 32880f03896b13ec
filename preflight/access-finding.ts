import { type Finding, judge } from './finding.ts';
import { describeReply, type Reply } from './request.ts';

/** Reports one attempt that an anonymous visitor must not succeed with. */
export function toAccessFinding(what: string, reply: Reply, isAllowed: boolean, next: string): Finding {
  const id = `access:${what.replaceAll(': ', ':').replaceAll(' ', '-')}`;
  const open = `${what} is not refused (${describeReply(reply)})`;
  return judge('access', id, !isAllowed, { fine: `${what} is refused`, open, next });
}
