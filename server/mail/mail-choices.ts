/** The staff's app and the server share this file. */
export const mailChoices = ['now', 'daily', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
