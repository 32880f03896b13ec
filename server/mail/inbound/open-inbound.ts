import { log } from '../../lib/log.ts';
import type { InboundState } from '../../lib/mail-services.ts';
import { repeat } from '../../lib/repeat.ts';
import type { ImapSettings } from '../../lib/settings/imap-settings.ts';
import type { MailSettings } from '../../lib/settings/mail-settings.ts';
import type { CallFunction, RecordStore } from '../../store/records/record-store.ts';
import { type IncomingMail, joinMail } from './join-mail.ts';
import { codeOfFailure, openMailbox } from './open-mailbox.ts';
import { parseMail } from './parse-mail.ts';
import { fullPace, readMailbox } from './read-mailbox.ts';

const second = 1000;
const longestPause = 15 * 60 * second;

type Options = {
  settings: MailSettings;
  imap: ImapSettings;
  records: RecordStore;
  /** Between two looks into the mailbox. */
  pauseSeconds: number;
};

/**
 * Looks into the office's mailbox from time to time. A failure is logged. While the mailbox does not open, the pauses grow, so that a
 * wrong password does not lock the account.
 */
export function openInbound({ settings, imap, records, pauseSeconds }: Options) {
  const pause = pauseSeconds * second;
  const name = `${imap.user}@${imap.host}/${imap.mailbox}`;
  const call: CallFunction = (routine, parameters) => records.read((run) => run(routine, parameters));
  const pace = fullPace();
  const stopping = new AbortController();
  let state: Exclude<InboundState, { state: 'off' }> = { state: 'on', since: null };
  let failures = 0;

  const look = async () => {
    const { signal } = stopping;
    const mailbox = await openMailbox(imap, { signal }).catch((error: unknown) => {
      failures += 1;
      throw error;
    });
    failures = 0;
    const join = (mail: IncomingMail) => joinMail({ call, records, settings, parse: parseMail }, mail);
    const options = { name, call, join, pace, retrySeconds: pauseSeconds, signal };
    await readMailbox(mailbox, options).finally(mailbox.close);
  };
  const job = repeat(Math.min(pause, second), async () => {
    try {
      await look();
      if (state.state === 'failing') log('the mailbox is read again');
      state = { state: 'on', since: new Date().toISOString() };
    } catch (error) {
      if (stopping.signal.aborted) return pause;
      const code = codeOfFailure(error);
      if (state.state !== 'failing' || state.code !== code) log('the mailbox cannot be read', { code });
      state = {
        state: 'failing',
        since: state.state === 'failing' ? state.since : new Date().toISOString(),
        code,
      };
    }
    return Math.min(pause * 2 ** Math.min(failures, 10), Math.max(longestPause, pause));
  });
  return {
    state: (): InboundState => state,
    /** Ends the connection. What was not dealt with is found by the next look. */
    stop: async () => {
      stopping.abort();
      await job.stop();
    },
  };
}
