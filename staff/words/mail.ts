export const mailWords = {
  title: 'Mail to you',
  lead: 'Mail says that something arrived, never who wrote or what. You read it here.',
  off: 'Mail is not set up on this server, so nothing is sent yet. Your choice is kept.',
  choices: { now: 'At once', daily: 'Once a day', off: 'Never' },
  saved: 'Saved',
};

export const replyFormWords = {
  open: 'Reply by email',
  title: 'Your reply',
  from: 'From',
  to: 'To',
  subject: 'Subject',
  text: 'Text',
  hint: 'Plain text. The date and the reference of what they sent are added below it.',
  send: 'Send reply',
  sending: 'Sending…',
  close: 'Close',
  draft: 'Your text is kept in this tab.',
  queued: 'Your reply is on its way. “Mail to this person” says when it was sent.',
};

export const mailListWords = {
  title: 'Mail to this person',
  none: 'No mail yet.',
  purposes: { receipt: 'Receipt', reply: 'Reply' },
  replyBy: (name: string) => `Reply by ${name}`,
  waiting: 'Waits to be sent.',
  sent: (time: string) => `Sent ${time}.`,
  delayed: (since: string, reason: string) => `Waits since ${since}. ${reason} It is tried again by itself.`,
  givenUp: (time: string, reason: string) => `Given up ${time}. ${reason}`,
  /** By the first word of the code. */
  failures: {
    ADDRESS: 'This is not an address that mail can be sent to.',
    EENVELOPE: 'The mail server did not accept the address.',
    EMESSAGE: 'The mail server did not accept the text.',
    EAUTH: 'The mail server did not accept our password. Tell whoever runs the server.',
    ETIMEDOUT: 'The mail server did not answer.',
    ECONNECTION: 'The mail server did not answer.',
    ESOCKET: 'The mail server did not answer.',
    EDNS: 'The mail server was not found. Tell whoever runs the server.',
  } as Record<string, string>,
  otherFailure: (code: string) => `The mail server reported ${code}.`,
};
