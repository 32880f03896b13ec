/** How far the staff's work on a record is. */
export const states = ['new', 'in_progress', 'done'] as const;
export type State = (typeof states)[number];
