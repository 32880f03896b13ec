export const mailWords = {
  title: 'Mail to you',
  lead: 'Mail says that something arrived, never who wrote or what. You read it here.',
  off: 'Mail is not set up on this server, so nothing is sent yet. Your choice is kept.',
  choices: { now: 'At once', daily: 'Once a day', off: 'Never' },
  saved: 'Saved',
};

/** Why a mail was not delivered, by the first word of the code. */
export const mailFailureWords = {
  known: {
    ADDRESS: 'This is not an address that mail can be sent to.',
    BOUNCE: 'The mail was sent back: the mailbox does not exist, is full, or takes no mail from us.',
    EENVELOPE: 'The mail server did not accept the address.',
    EMESSAGE: 'The mail server did not accept the text.',
    EAUTH: 'The mail server did not accept our password. Tell whoever runs the server.',
    ETIMEDOUT: 'The mail server did not answer.',
    ECONNECTION: 'The mail server did not answer.',
    ESOCKET: 'The mail server did not answer.',
    EDNS: 'The mail server was not found. Tell whoever runs the server.',
    FILE: 'An attached file is no longer stored.',
    UNKNOWN: 'The mail could not be made or sent. Tell whoever runs the server.',
  } as Record<string, string>,
  other: (code: string) => `The mail server reported ${code}.`,
};
