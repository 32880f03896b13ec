import type { Page } from '@playwright/test';
import { freshEmail } from './samples.ts';

export const messageSent = "Message sent successfully! We'll get back to you as soon as possible.";

/** What a visitor types into the contact form, by label. */
export const contactValues = () => ({
  Name: 'Ada Lovelace',
  Email: freshEmail(),
  Phone: '(212) 555-0123',
  Subject: 'A question',
  Message: 'Does my policy cover a flooded cellar?',
});

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' });
