import { type TOTP, URI } from 'otpauth';
import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { shareStaff } from '../support/share-staff.ts';
import { createPerson, password, refusal, type StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olivia Owner' });

type Offer = { totpURI: string; backupCodes: string[]; offer: string };

const ask = (person: StaffSession, code: string, given = password) =>
  person.auth('/two-factor/offer-replacement', { password: given, code });
const offerFor = async (person: StaffSession, code = person.code(1)) => {
  const { status, body } = await ask(person, code);
  expect(status).toBe(200);
  return body as Offer;
};
const totpOf = ({ totpURI }: Offer) => URI.parse(totpURI) as TOTP;
const confirm = (person: StaffSession, { offer }: Offer, code: string) =>
  person.auth('/two-factor/replace', { offer, code });

/** Gives the password, and then this code of the app or a backup code. */
async function signInWith(person: StaffSession, code: string) {
  const browser = person.elsewhere();
  await browser.auth('/sign-in/email', { email: person.email, password });
  const path = /^\d{6}$/.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  return (await browser.auth(path, { code })).status;
}
async function makeBackupCodes(person: StaffSession): Promise<string[]> {
  const { body } = await person.auth('/two-factor/generate-backup-codes', { password });
  return (body as Offer).backupCodes;
}
/** The set-up and a sign-in have used the codes of this minute. */
const forgetUsedCodes = ({ id }: StaffSession) =>
  staff.server.sql(`delete from staff.used_codes where user_id = '${id}'`);
const actsOf = async ({ id }: StaffSession) =>
  (await staff.server.sql(`select action from staff.audit where actor_id = '${id}' order by audit.id`)).map(
    ({ action }) => action,
  );

it('a new app replaces the old one: its codes work, those of before do not, and other sessions end', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const [oldBackup = ''] = await makeBackupCodes(person);
  const other = person.elsewhere();
  await other.signIn();
  const waiting = person.elsewhere();
  await waiting.auth('/sign-in/email', { email: person.email, password });

  await forgetUsedCodes(person);
  const offer = await offerFor(person, person.code());
  const old = person.totp;
  const fresh = totpOf(offer);
  expect(fresh.secret.base32).not.toBe(old?.secret.base32);
  expect(await confirm(person, offer, fresh.generate())).toMatchObject({ status: 200 });

  expect((await person.get('/team')).status).toBe(403);
  expect((await person.get('/me')).body).toMatchObject({ hasSecondStep: true });
  expect((await other.get('/me')).status).toBe(401);
  const late = fresh.generate({ timestamp: Date.now() + 30_000 });
  expect((await waiting.auth('/two-factor/verify-totp', { code: late })).status).toBe(401);
  expect(await signInWith(person, person.code(1))).toBe(401);
  expect(await signInWith(person, oldBackup)).toBe(401);
  expect(await signInWith(person, late)).toBe(200);
  expect(await signInWith(person, offer.backupCodes[0] ?? '')).toBe(200);
  expect((await actsOf(person)).filter((action) => action === 'second_step_replaced')).toHaveLength(1);
});

it('a backup code begins it too, once; until the end the old app works', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const [code = ''] = await makeBackupCodes(person);
  const offer = await offerFor(person, code);
  expect(await ask(person, code)).toMatchObject(refusal(400, 'invalid_backup_code'));
  expect(await signInWith(person, person.code(1))).toBe(200);
  expect((await confirm(person, offer, totpOf(offer).generate())).status).toBe(200);
});

it('password and code are both needed, and no code twice', async () => {
  const person = await createPerson(staff.server, 'hiring');
  expect(await ask(person, person.code(1), 'wrong password')).toMatchObject(refusal(400, 'invalid_password'));
  expect(await ask(person, '000000')).toMatchObject(refusal(400, 'invalid_code'));
  expect(await ask(person, 'AAAAA-BBBBB')).toMatchObject(refusal(400, 'invalid_backup_code'));
  expect((await person.auth('/two-factor/offer-replacement', { password })).status).toBe(400);
  const code = person.code(1);
  await offerFor(person, code);
  expect(await ask(person, code)).toMatchObject(refusal(400, 'code_already_used'));
  expect((await actsOf(person)).filter((action) => action === 'sign_in_failed')).toHaveLength(3);
});

it('a code that was tried out elsewhere is spent', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const code = person.code(1);
  expect((await person.auth('/two-factor/verify-totp', { code })).status).toBe(200);
  expect(await ask(person, code)).toMatchObject(refusal(400, 'code_already_used'));
});

it('an offer is for one session and one use, and needs a code of the new app', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const thief = await createPerson(staff.server, 'hiring');
  const elsewhere = person.elsewhere();
  await elsewhere.signIn();
  await forgetUsedCodes(person);
  const offer = await offerFor(person, person.code());
  const fresh = totpOf(offer);
  expect(await confirm(person, offer, '000000')).toMatchObject(refusal(400, 'invalid_code'));
  const expired = refusal(400, 'second_step_expired');
  expect(await confirm(thief, offer, fresh.generate())).toMatchObject(expired);
  expect(await confirm(elsewhere, offer, fresh.generate())).toMatchObject(expired);
  for (const forged of ['', 'x', 'null', offer.offer.slice(0, -4), `${offer.offer}00`])
    expect(await confirm(person, { ...offer, offer: forged }, fresh.generate())).toMatchObject({
      status: 400,
    });
  expect((await confirm(person, offer, fresh.generate())).status).toBe(200);
  const next = fresh.generate({ timestamp: Date.now() + 30_000 });
  expect(await confirm(person, offer, next)).toMatchObject(expired);
});

it('nobody without a session or a second step gets an offer, and it stores nothing', async () => {
  const person = await createPerson(staff.server, 'hiring');
  expect(await ask(person.elsewhere(), person.code(1))).toMatchObject(refusal(401, 'signed_out'));
  const half = person.elsewhere();
  await half.auth('/sign-in/email', { email: person.email, password });
  expect(await ask(half, person.code(1))).toMatchObject(refusal(401, 'signed_out'));
  const service = await createPerson(staff.server, 'service');
  expect(await ask(service, '123456')).toMatchObject(refusal(400, 'second_step_expired'));

  const stored = () =>
    staff.server.sql(`select secret, "backupCodes" from staff."twoFactor" where "userId" = '${person.id}'`);
  const before = await stored();
  await offerFor(person);
  expect(await stored()).toEqual(before);
});

it('a reset while an offer is open makes it void', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const offer = await offerFor(person);
  await staff.owner.post(`/team/${person.id}/reset`);
  expect((await confirm(person, offer, totpOf(offer).generate())).status).toBe(401);
});

it('guesses at the code are limited, with a right password and from many addresses', async () => {
  const server = await serverForTest({ env: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
  const person = await createPerson(server, 'hiring');
  const guess = (count: number) =>
    person.send(
      'POST',
      '/auth/two-factor/offer-replacement',
      { password, code: String(100_000 + count) },
      { 'x-forwarded-for': `10.0.${count}.1` },
    );
  const answers: unknown[] = [];
  for (let count = 0; count < 25; count += 1) answers.push((await guess(count)).body);
  expect(answers.at(-1)).toEqual({ code: 'account_temporarily_locked' });
  // 20, and the one that setting up the second step gave back.
  expect(answers.filter((answer) => JSON.stringify(answer).includes('invalid_code'))).toHaveLength(21);
});
