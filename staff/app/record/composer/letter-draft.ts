import {
  clearDraft,
  readDraft,
  readLastAttempt,
  writeDraft,
  writeLastAttempt,
} from '#app/forms/kit/send/draft.ts';
import type { Me } from '../../ui/use-me.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';

/** The draft of an answer stays in this tab's storage until the answer is part of the conversation. */
export function openLetterDraft({ id: recordId }: Address, me: Me) {
  const name = `reply:${me.id}:${recordId}`;
  return {
    read: () => readDraft(name).body ?? '',
    write: (body: string) => (body ? writeDraft(name, { body }) : clearDraft(name)),
    clear: () => clearDraft(name),
    /** If the response was lost, the same letter goes under the same id, and is sent once. */
    idFor: (content: string): string => {
      const last = readLastAttempt(name);
      const id = last?.content === content ? last.id : crypto.randomUUID();
      writeLastAttempt(name, { id, content });
      return id;
    },
    /** The id of the last attempt if it arrived, although the page may not have heard of it. */
    sentId: ({ notes }: ShownRecord): string | undefined => {
      const last = readLastAttempt(name);
      return notes.find(({ id }) => id === last?.id)?.id;
    },
  };
}
