/** When a person of the staff gets a mail about new records of a kind. */
export const mailChoices = ['now', 'daily', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
