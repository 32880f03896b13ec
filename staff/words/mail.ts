export const mailWords = {
  title: 'Mail to you',
  lead: 'Mail says that something arrived, never who wrote or what. You read it here.',
  off: 'Mail is not set up on this server, so nothing is sent yet. Your choice is kept.',
  choices: { now: 'At once', daily: 'Once a day', off: 'Never' },
  saved: 'Saved',
};
