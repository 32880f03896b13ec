import type { SavedReply } from '#domain/saved-replies.ts';

/** The texts that have every word, in name or text. Those that have all of them in the name come first. */
export function findReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return [
    ...replies.filter(({ name }) => hasAll(name)),
    ...replies.filter(({ name, body }) => !hasAll(name) && hasAll(`${name}\n${body}`)),
  ];
}
