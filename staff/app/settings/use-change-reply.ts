import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedReply, SavedReplyText } from '#domain/saved-replies.ts';
import { api, readBody } from '../../api/client.ts';

const routes = api['saved-replies'];

type Change =
  | { act: 'add'; text: SavedReplyText }
  | { act: 'change'; reply: SavedReply; text: SavedReplyText }
  | { act: 'delete'; reply: SavedReply };

async function sendChange(change: Change): Promise<void> {
  if (change.act === 'add') await readBody(routes.$post({ json: change.text }));
  else if (change.act === 'delete') await readBody(routes[':id'].$delete({ param: { id: change.reply.id } }));
  else {
    const { id, changed_at: seenAt } = change.reply;
    await readBody(routes[':id'].$put({ param: { id }, json: { ...change.text, seenAt } }));
  }
}

/** Adds, changes or deletes a saved text. Whoever writes an answer in this tab finds it at once. */
export function useChangeReply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onSettled: () => queries.invalidateQueries({ queryKey: ['saved-replies'] }),
  });
}
