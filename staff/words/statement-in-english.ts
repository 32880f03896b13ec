import { site } from '#company/site.ts';
import type { Kind } from '#domain/kinds.ts';
import { count } from './counts.ts';
import { formatLongDayAndTime } from './office-times.ts';

const kinds: Record<Kind, string> = {
  message: 'Your message',
  application: 'Your job application',
  verification: 'Your employment verification',
  claim: 'Your claim',
};

export const statementInEnglish = {
  title: 'What we deleted',
  lead: (deletedAt: string) =>
    `On ${formatLongDayAndTime(deletedAt)} ${site.region.timeZoneName}, ${site.legalName} deleted these records for good:`,
  record: (kind: Kind, day: string, reference: string) => `${kinds[kind]} of ${day}, reference ${reference}`,
  along: {
    title: 'Deleted with them',
    files: (amount: number) => count(amount, 'file that you sent', 'files that you sent'),
    ourLetters: (amount: number) =>
      count(amount, 'message that we wrote to you', 'messages that we wrote to you'),
    theirLetters: (amount: number) =>
      count(amount, 'reply that you wrote by email', 'replies that you wrote by email'),
    ourFiles: (amount: number) => count(amount, 'file that we sent to you', 'files that we sent to you'),
    number: 'Your Social Security number, which was stored sealed',
    notes: 'Any notes of our staff about these records',
  },
  left: (amount: number) =>
    amount === 1
      ? '1 file could not be removed at once. No record leads to it any more, and our server removes it within two days.'
      : `${count(amount, 'file')} could not be removed at once. No record leads to them any more, and our server removes them within two days.`,
  backups: {
    title: 'Backups',
    hold: (days: number, day: string) =>
      `A backup from before this deletion may still hold a copy. We use backups only to repair our systems, and keep none for longer than ${count(days, 'day')}. The last copy is gone by ${day}.`,
    restore:
      'If we have to restore such a backup, these records stay deleted. We keep a list of their numbers, which says nothing about you, and our system refuses them.',
  },
  mail: {
    title: 'Emails',
    text: `Our mailbox is apart from these records. Copies of our answers, and of what you wrote back, may still be there. If you want them deleted too, write to ${site.email}: a person looks for them and deletes them there.`,
  },
  kept: {
    title: 'What we keep',
    text: 'A note of this deletion: the numbers of the records, the day, the reason, and who on our staff did it.',
  },
  questions: `Questions: ${site.email}`,
};
