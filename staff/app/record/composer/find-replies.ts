import type { SavedReply } from '#domain/saved-replies.ts';

/**
 * The texts that have every word, in name or text. Those in the person's language come first, and of these the ones that have all
 * words in the name.
 */
export function findReplies(replies: readonly SavedReply[], typed: string, language: string): SavedReply[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = (reply: SavedReply) => (reply.language === language ? 0 : 2) + (hasAll(reply.name) ? 0 : 1);
  return replies
    .filter(({ name, body }) => hasAll(`${name}\n${body}`))
    .toSorted((one, other) => rank(one) - rank(other));
}
