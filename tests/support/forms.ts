import { writeFileSync } from 'node:fs';
import { type Locator, type Page, type Request, test } from '@playwright/test';
import { receipt } from '#content/receipts.ts';
import { referenceOf } from '#domain/references.ts';
import { expectAccessible } from './expect-accessible.ts';
import { storedIds, type Table } from './staff.ts';
import { expect } from './test.ts';

/** The list of errors after a failed submit. */
export function errorSummary(form: Locator): Locator {
  return form.getByRole('group', { name: /^Please check th(is field|ese fields)$/ });
}

/** Expects each error in the focused summary, at its field, and announced in the title. */
export async function expectComplaints(
  form: Locator,
  complaints: Record<string, string>,
  /** Lines of the summary that differ from the message at the field. */
  linesByLabel: Record<string, string> = {},
): Promise<void> {
  const summary = errorSummary(form);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText(
    Object.keys(complaints).length === 1 ? 'Please check this field' : 'Please check these fields',
  );
  await expect(summary.getByRole('link')).toHaveText(Object.values({ ...complaints, ...linesByLabel }));
  await expect(form.page()).toHaveTitle(/^Error: (?!Error: )/);
  await Promise.all(
    Object.entries(complaints).map(async ([label, message]) => {
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
    }),
  );
}

export async function fillFields(form: Locator, values: Record<string, string>): Promise<void> {
  const lists = await form.evaluate((element) =>
    [...element.querySelectorAll('select')].flatMap(({ labels }) =>
      [...labels].map(({ textContent }) => textContent),
    ),
  );
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (lists.includes(label)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Reads all fields at once: an assertion for each takes longer than most of what these tests do. */
export async function expectFields(form: Locator, values: Record<string, string>): Promise<void> {
  const read = () =>
    form.evaluate((element) => {
      const fields = element.querySelectorAll<HTMLInputElement>('input, select, textarea');
      return Object.fromEntries(
        [...fields].flatMap(({ labels, value }) =>
          [...(labels ?? [])].map(({ textContent }) => [textContent, value] as const),
        ),
      );
    });
  await expect.poll(read, { intervals: [20, 50, 100, 250] }).toMatchObject(values);
}

export async function expectEmpty(form: Locator, labels: string[]): Promise<void> {
  await expectFields(form, Object.fromEntries(labels.map((label) => [label, ''])));
}

/** Finds the toast of the given kind with exactly this title. */
export function toast(page: Page, kind: 'success' | 'error', title: string | RegExp): Locator {
  return page.locator(`.toast[data-type="${kind}"]`, { has: page.getByText(title, { exact: true }) });
}

/** Closes a message. It may have closed by itself: `evaluateAll` does not wait for a button. */
export async function closeToast(shown: Locator): Promise<void> {
  await shown
    .getByLabel('Close this message')
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => void button.click()));
  await expect(shown).toBeHidden();
}

/**
 * Checks the form, the toasts and the panel after a success with axe. every-page.spec.ts checks the rest of the page, and the form
 * before it is touched.
 */
export function expectFormAccessible(page: Page): Promise<void> {
  return expectAccessible(page, ['main form', '.toaster', '.success-panel']);
}

/** Writes a file for `setInputFiles` and returns its path. Passing large files as bytes takes seconds. */
export function writeToDisk(bytes: Buffer, name: string): string {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  return file;
}

/** Drops a file on the field with this label. */
export async function dropFile(
  form: Locator,
  label: string,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const dataTransfer = await form.page().evaluateHandle(
    ([name, type, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    [name, mimeType, [...buffer]] as const,
  );
  await form.getByLabel(label).dispatchEvent('drop', { dataTransfer });
}

/** Stops the page's timers until the test advances them. Needs `page.clock.install()`. */
export async function pauseClock(page: Page): Promise<void> {
  // `pauseAt` refuses a moment that is over when it arrives. Its first attempt has stopped the clock, so the second succeeds.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
}

/** The panel that stays after a success. */
export function successPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^We have your / });
}

/** From the panel back to the empty form. */
export async function sendAnother(page: Page): Promise<void> {
  await successPanel(page).getByRole('button', { name: receipt.again }).click();
  await expect(successPanel(page)).toBeHidden();
}

/** Expects the panel with the reference of the stored row. */
export async function expectReceipt(page: Page, table: Table, email: string): Promise<void> {
  await expect(successPanel(page)).toBeVisible();
  const ids = await storedIds(table, email);
  expect(ids).not.toEqual([]);
  await expect(successPanel(page).getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toHaveText(ids.map(referenceOf));
}

const backend = /^\/(rest|storage)\//;

/** Records requests to the backend. */
export function watchBackend(page: Page): string[] {
  return recordRequests(page, (request) => backend.test(new URL(request.url()).pathname));
}

/**
 * Records requests that could carry what a visitor typed: to the backend, with a body, with a query, or to another origin.
 * A plain GET of one of the site's own files is the browser's business.
 */
export function watchOutgoing(page: Page): string[] {
  const { origin } = new URL(page.url());
  return recordRequests(page, (request) => {
    const url = new URL(request.url());
    const isPlainGet = request.method() === 'GET' && url.search === '' && url.origin === origin;
    return !isPlainGet || backend.test(url.pathname);
  });
}

function recordRequests(page: Page, matches: (request: Request) => boolean): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (matches(request)) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requests;
}

/** As a browser does that allows no cookies. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

/** Accepts every dialog and records its type. */
export function acceptDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    return dialog.accept();
  });
  return types;
}

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Delivers matching requests and drops their responses. */
export async function dropResponses(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Reads what the page stores or shows outside the form: both storages and the URL. */
export function tracesIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
}

/** Records the page's console, including logged objects. */
export function recordConsole(page: Page): () => Promise<string> {
  const messages: Promise<unknown>[] = [];
  page.on('console', (message) => {
    messages.push(Promise.all(message.args().map((arg) => arg.jsonValue().catch(() => ''))));
  });
  return async () => JSON.stringify(await Promise.all(messages));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
