import type { Page } from '@playwright/test';
import { contactForm, contactValues } from './contact-form.ts';
import { fillFields, hold } from './forms.ts';

/** Opens a page whose islands wait for their scripts. */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  await page.unrouteAll();
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address);
  return release;
}

/** Fills in the contact form before its scripts are there. */
export async function fillEarly(page: Page) {
  const release = await openEarly(page, '/contact');
  const values = contactValues();
  await fillFields(contactForm(page), values);
  return { release, values };
}
