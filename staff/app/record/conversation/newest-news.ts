import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';

/** The newest of what somebody else has added to a conversation since it had `seen` parts. */
export function newestNews(parts: ShownNote[], seen: number, myId: string): ShownNote | undefined {
  return parts.slice(seen).findLast(({ author }) => author !== myId);
}
