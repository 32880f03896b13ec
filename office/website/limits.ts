import { mostNotices } from '#domain/website/items.ts';

/** What fits into the website from the staff's app. */
export const websiteLimits = {
  /** Of one request. */
  bytes: 1024 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  drafts: 200,
  /** At the same time. */
  notices: mostNotices,
  /** Ways of one page, or of one kind. */
  items: 500,
  note: 500,
  line: 160,
  name: 80,
  notice: 400,
  answer: 2000,
  paragraph: 2000,
  quote: 600,
  bio: 1000,
  href: 500,
  /** Of restricted Markdown. */
  text: 60_000,
  alt: 300,
  /** Entries of a list: questions, requirements, paragraphs, pages of a notice. */
  list: 40,
  /** In days: how long one special day lasts. */
  specialDays: 31,
} as const;
