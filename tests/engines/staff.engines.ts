import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fileWords } from '../../staff/words/files.ts';
import { inbox } from '../../staff/words/inbox.ts';
import { secondStep, signIn } from '../../staff/words/sign-in.ts';
import { findViolations } from '../support/find-violations.ts';
import { createPerson, password } from '../support/staff-client.ts';
import { recordsIn } from '../support/staff-records.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { click, expectShown, fillFields } from './use-page.ts';

const site = shareBuiltSite();
const resume = {
  bytes: readFileSync('tests/fixtures/documents/pdf/chromium.pdf'),
  extension: 'pdf',
} as const;
const names = ['Ann First', 'Bea Second', 'Cara Third'];
const messages: { name: string; id: string }[] = [];
let applicationId = '';

beforeAll(async () => {
  const records = recordsIn(site());
  for (const name of names) messages.push({ name, id: await records.message({ name }) });
  applicationId = await records.application(resume);
});

inEachEngine((browser) => {
  test('a person signs in with password and code', async () => {
    const person = await createPerson(site(), 'owner');
    await browser().resize(1440, 900);
    await browser().open(`${site().url}/staff`);
    await expectShown(browser(), 'h1', signIn.title);
    expect(await findViolations(browser())).toEqual([]);
    await fillFields(browser(), {
      [signIn.fields.email.label]: person.email,
      [signIn.fields.password.label]: password,
    });
    await click(browser(), { role: 'button', name: signIn.submit });
    await fillFields(browser(), { [secondStep.fields.code.label]: person.code(1) });
    await click(browser(), { role: 'button', name: secondStep.submit });
    await expectShown(browser(), 'h1', inbox.title);
  });

  test('every row of the inbox opens its own record, on a laptop and a phone', async () => {
    for (const width of [1440, Math.max(390, browser().narrowest)]) {
      await browser().resize(width, 900);
      for (const { name, id } of messages) {
        await browser().open(`${site().url}/staff`);
        // The words of the row, where a person clicks. The link lies over them.
        await click(browser(), `tr:has([href$="/${id}"]) td > p > span`);
        await expectShown(browser(), 'h1', name);
        expect(await browser().evaluate(() => location.pathname)).toBe(`/staff/records/message/${id}`);
      }
    }
    await browser().open(`${site().url}/staff`);
    await expectShown(browser(), 'table');
    expect(await findViolations(browser())).toEqual([]);
  });

  test('a resume is drawn beside its record', async () => {
    await browser().resize(1440, 900);
    await browser().open(`${site().url}/staff/records/application/${applicationId}`);
    await click(browser(), {
      role: 'button',
      name: `${fileWords.show} ${fileWords.parts.resume}`,
    });
    await expectShown(browser(), 'p, span, output', fileWords.pages(1, 1));
    expect(await findViolations(browser())).toEqual([]);
  });
});
