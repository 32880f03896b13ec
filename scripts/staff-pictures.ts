import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startMailServer } from '../tests/support/mail-server.ts';
import { createPerson, type StaffSession } from '../tests/support/staff-client.ts';
import { startFromSeed } from '../tests/support/start-from-seed.ts';
import { findChromium } from './install/find-chromium.ts';
import { answerRecords } from './staff-pictures/answer-records.ts';
import { changeWebsite } from './staff-pictures/change-website.ts';
import { type Shot, shots } from './staff-pictures/shots.ts';
import { writeConversation } from './staff-pictures/write-conversation.ts';
import { run } from './support/run.ts';

// Draws the pictures of docs/staff.md and docs/office.md from invented records. Build the site first, and set CHROMIUM_PATH to the whole Chromium:
// the headless shell spaces small letters unevenly.

const folder = 'docs/staff';
const maxBytes = 60_000;

const mailServer = await startMailServer();
const { server, remove } = await startFromSeed('staff-pictures', {
  env: { ...mailServer.env, SITE_DIR: path.resolve('build/client'), STAFF_DIR: path.resolve('build/staff') },
});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const args = ['cli/main.ts', 'demo-data', '--url', server.url];
  const { code } = await run({ command: 'node', args, env: { DATA_DIR: server.dataDir } });
  if (code !== 0) throw new Error('The invented records could not be stored.');
  const people = {
    owner: await createPerson(server, 'owner', {
      name: 'Olive Marsh',
      email: 'olive.marsh@harborlight.example',
    }),
    hiring: await createPerson(server, 'hiring', { name: 'Hana Kim', email: 'hana.kim@harborlight.example' }),
    service: await createPerson(server, 'service', {
      name: 'Sam Ortiz',
      email: 'sam.ortiz@harborlight.example',
    }),
    editor: await createPerson(server, 'editor', {
      name: 'Edith Novak',
      email: 'edith.novak@harborlight.example',
    }),
  };
  await answerRecords(server, people);
  await writeConversation(server, people.service);
  await changeWebsite(people.owner, people.editor);
  await mkdir(folder, { recursive: true });
  for (const { name, as, open, isPhone } of shots) {
    const page = await openPage(browser, as === 'nobody' ? undefined : people[as], isPhone);
    await open(page, as === 'nobody' ? people.owner : people[as]);
    const bytes = await encode(await page.screenshot());
    await writeFile(path.join(folder, `${name}.webp`), bytes);
    console.log(`${name}.webp: ${Math.ceil(bytes.length / 1024)} KB`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await remove();
  await mailServer.remove();
}

async function openPage(browser: Browser, person: StaffSession | undefined, isPhone: Shot['isPhone']) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1200, height: 750 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const cookies = [...(person?.cookies ?? [])].map(([name, value]) => ({
    name,
    value,
    url: `${server.url}/staff`,
  }));
  await context.addCookies(cookies);
  return context.newPage();
}

/** As good as fits. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (let quality = 82; ; quality -= 6) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes || quality < 40) return bytes;
  }
}
