import type { Page } from '@playwright/test';
import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { StaffSession } from '../../tests/support/staff-client.ts';

/** `open` leads the page to what the picture shows. */
export type Shot = {
  name: string;
  as: StaffRole | 'nobody';
  isPhone?: true;
  /** `person` finds records. It is the one who is signed in, if there is one. */
  open: (page: Page, person: StaffSession) => Promise<void>;
};

/** The pictures of docs/staff.md, in its order. */
const shotsOfStaff: Shot[] = [
  {
    name: 'sign-in',
    as: 'nobody',
    open: async (page) => {
      await page.goto('/staff');
      await page.getByLabel('Work email').fill('sam.ortiz@harborlight.example');
    },
  },
  { name: 'inbox', as: 'owner', open: (page) => goTo(page, '/staff', 'Inbox') },
  {
    name: 'record',
    as: 'service',
    open: async (page, person) => {
      // The one that write-conversation.ts has answered.
      const { body } = await person.post('/inbox/list', {
        assignee: 'me',
        states: ['in_progress'],
        pageSize: 1,
      });
      const [entry] = (body as { entries: InboxEntry[] }).entries;
      await openAt(page, `/staff/records/message/${entry?.record_id}`);
    },
  },
  {
    name: 'file',
    as: 'hiring',
    open: async (page, person) => {
      await openRecord(page, person, 'application', 'new');
      await page.getByRole('button', { name: 'Show Resume' }).click();
      const frame = page.locator('iframe');
      await frame.contentFrame().locator('canvas, article, p').first().waitFor();
      await frame.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'sealed',
    as: 'hiring',
    open: async (page, person) => {
      await openRecord(page, person, 'verification', 'new');
      await page.getByRole('button', { name: 'Open the number…' }).click();
      await page.getByLabel('Reason').fill('Payroll set-up');
      await page.getByLabel('Reason').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'person',
    as: 'owner',
    open: async (page, person) => {
      const email = await findBusiestEmail(person);
      await goTo(page, '/staff/persons', 'Find a person');
      await page.getByRole('searchbox', { name: 'Email, phone number or name' }).fill(email);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('article').waitFor();
    },
  },
  { name: 'team', as: 'owner', open: (page) => goTo(page, '/staff/team', 'Team') },
  { name: 'overview', as: 'owner', open: (page) => goTo(page, '/staff/overview', 'Overview') },
  { name: 'audit', as: 'owner', open: (page) => goTo(page, '/staff/audit', 'Audit') },
];

/** Those of docs/office.md, with what change-website.ts has made. */
const shotsOfOffice: Shot[] = [
  { name: 'website', as: 'owner', open: (page) => goTo(page, '/staff/website', 'Website') },
  {
    name: 'website-notice',
    as: 'owner',
    isPhone: true,
    open: async (page) => {
      await openAt(page, '/staff/website/items/notice/snowstorm');
      // From the text to how it will look.
      await page.getByLabel('Text').first().waitFor();
      await page.evaluate(() => scrollTo(0, 150));
    },
  },
  {
    name: 'website-publish',
    as: 'owner',
    open: (page) => goTo(page, '/staff/website/publish?item=opening/data-entry-clerk', 'Publish'),
  },
  {
    name: 'website-preview',
    as: 'editor',
    open: async (page) => {
      await openAt(page, '/staff/website/look?path=/&item=notice/snowstorm');
      await page.frameLocator('iframe').getByText('Snowstorm').first().waitFor();
    },
  },
  {
    name: 'website-releases',
    as: 'owner',
    open: (page) => goTo(page, '/staff/website/releases', 'Releases'),
  },
];

export const shots = [...shotsOfStaff, ...shotsOfOffice];

/** Lists, figures and previews arrive after the heading, so a picture waits until nothing is loading. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openRecord(page: Page, person: StaffSession, kind: Kind, state: InboxEntry['state']) {
  const { record_id } = await findEntry(person, kind, state);
  await openAt(page, `/staff/records/${kind}/${record_id}`);
}

async function openAt(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The newest record of this kind and state. */
async function findEntry(person: StaffSession, kind: Kind, state: InboxEntry['state']): Promise<InboxEntry> {
  const answer = await person.post('/inbox/list', { kinds: [kind], states: [state] });
  const [entry] = (answer.body as { entries: InboxEntry[] }).entries;
  if (!entry) throw new Error(`There is no ${kind} that is ${state}.`);
  return entry;
}

/** The address with the most records. */
async function findBusiestEmail(person: StaffSession): Promise<string> {
  const { body } = await person.post('/inbox/list', { pageSize: 200 });
  const ofEmail = Map.groupBy((body as { entries: InboxEntry[] }).entries, ({ email }) => email);
  const [busiest] = [...ofEmail].toSorted(([, a], [, b]) => b.length - a.length);
  if (!busiest) throw new Error('The inbox is empty.');
  return busiest[0];
}
