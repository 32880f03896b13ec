/** For the overview. `since`: the last look into the mailbox, or the first of the looks that failed. Null before the first look. */
export type InboundState =
  | { state: 'off' }
  | { state: 'on'; since: string | null }
  | { state: 'failing'; since: string; code: string };

/** Mails a one-time link at once. Resolves to whether the mail server has accepted it. */
export type SendAccessLink = (
  purpose: 'invite' | 'reset',
  mail: { link: string; to: string },
) => Promise<boolean>;
