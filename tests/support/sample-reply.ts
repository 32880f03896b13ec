import type { SavedReply } from '#domain/saved-replies.ts';

/** A saved text for every kind. */
export function sampleReply(changes: Partial<SavedReply> = {}): SavedReply {
  return {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    kind: null,
    outcome: null,
    language: 'en',
    name: 'Thank you',
    body: 'Hello {first name}, thank you.',
    changed_at: '2026-11-16T15:00:00Z',
    changed_by: null,
    ...changes,
  };
}
