const pause = 1_000;

/**
 * Whether a person seems to type a text. A key that means nothing on this screen, or one in a field, begins it; a second
 * without a key ends it. Whoever writes "note on deleted" with the focus on the list then marks nothing done, and whoever
 * works with j, j, j, e is never slowed down. The letters before the first meaningless one still act, and z undoes them:
 * waiting for the next key before each act would make every act late.
 */
export function createTypingPause(now: () => number) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** A key of a text. */
    begin: () => {
      last = now();
    },
    /** The person has left the field on purpose. */
    end: () => {
      last = Number.NEGATIVE_INFINITY;
    },
    /** A key while a text is typed belongs to it. */
    continues: () => {
      if (now() - last >= pause) return false;
      last = now();
      return true;
    },
  };
}
