import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { generateKey, readKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { openSealedWith } from '../support/open-sealed.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { readAudit } from '../support/read-audit.ts';
import { noAnswers, sampleVerification } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal } from '../support/staff-client.ts';
import { sendWithFiles } from '../support/upload-files.ts';

type Keys = {
  keys: { key_id: string; installed_at: string | null; seals: boolean; verifications: number }[];
  privateHalfOnServer: boolean;
};

const staff = shareStaff({ owner: 'Olga Owner', hiring: 'Hans Hiring' });
let pair: { publicKey: string; privateKey: string; keyId: string };

beforeAll(async () => {
  pair = await makePair('rsa');
});

async function makePair(type: 'rsa' | 'curve25519') {
  const { publicKey, privateKey } = await generateKey({
    ...(type === 'rsa' ? { type, rsaBits: 3072 } : { type }),
    userIDs: [{ name: 'Sealed numbers' }],
    format: 'armored',
  });
  const subkey = await (await readKey({ armoredKey: publicKey })).getEncryptionKey();
  return { publicKey, privateKey, keyId: subkey.getKeyID().toHex().toUpperCase() };
}

async function sendVerification(server: Deployment = staff.server, changes = {}): Promise<string> {
  const row = sampleVerification(changes);
  await sendWithFiles(clientsOf(server).visitor, 'employment_verifications', row);
  return row.id;
}

describe('asking for a sealed number', () => {
  it.each(['owner', 'hiring'] as const)(
    '%s gets the sealed text, which the private key opens',
    async (role) => {
      const id = await sendVerification();
      const { status, body } = await staff[role].post('/sealed/number', { id, reason: 'Payroll set-up' });
      expect(status).toBe(200);
      const { sealed, keyId } = body as { sealed: string; keyId: string };
      expect(sealed).toMatch(/^-----BEGIN PGP MESSAGE-----/);
      expect(keyId).toMatch(/^[0-9A-F]{16}$/);
      const armored = await readFile(path.join(staff.server.dataDir, 'keys', 'sealing-private.asc'), 'utf8');
      expect(await openSealedWith(armored, sealed)).toBe('900123456');
    },
  );

  it('without a reason nothing is sent', async () => {
    const id = await sendVerification();
    for (const reason of [undefined, '', '    x    '])
      expect(await staff.owner.post('/sealed/number', { id, reason })).toMatchObject(
        refusal(400, 'invalid', { fields: ['reason'] }),
      );
  });

  it('a number that is not there is 404, and needs no key', async () => {
    const withoutNumber = await sendVerification(staff.server, noAnswers);
    for (const id of [randomUUID(), withoutNumber])
      expect(await staff.hiring.post('/sealed/number', { id, reason: 'Payroll set-up' })).toMatchObject(
        refusal(404, 'not_found'),
      );
    const { keys } = (await staff.owner.get('/sealed/keys')).body as Keys;
    expect(keys.map(({ key_id }) => key_id)).toEqual([expect.stringMatching(/^[0-9A-F]{16}$/)]);
  });
});

describe('the keys', () => {
  it('a private half, a key that cannot seal and a wrong id are refused, and the old key goes on sealing', async () => {
    const curve = await makePair('curve25519');
    const [before] = ((await staff.owner.get('/sealed/keys')).body as Keys).keys;
    for (const [given, code] of [
      [{ keyId: pair.keyId, publicKey: pair.privateKey }, 'invalid'],
      [{ keyId: pair.keyId, publicKey: `${pair.publicKey}\n${pair.privateKey}` }, 'invalid'],
      [{ keyId: 'none', publicKey: pair.publicKey }, 'invalid'],
      [
        { keyId: pair.keyId.replace(/.$/, (last) => (last === '0' ? '1' : '0')), publicKey: pair.publicKey },
        'unusable_key',
      ],
      [{ keyId: curve.keyId, publicKey: curve.publicKey }, 'unusable_key'],
      [{ keyId: pair.keyId, publicKey: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nbm8=\n' }, 'unusable_key'],
    ] as const)
      expect(await staff.owner.post('/sealed/key', given)).toMatchObject({ status: 400, body: { code } });
    const { keys } = (await staff.owner.get('/sealed/keys')).body as Keys;
    expect(keys).toEqual([before]);
  });

  it('a key from the browser seals from then on, also after a restart', async () => {
    const before = await sendVerification();
    const { body } = await staff.owner.post('/sealed/key', { keyId: pair.keyId, publicKey: pair.publicKey });
    expect(body).toEqual({ keyId: pair.keyId });
    const after = await sendVerification();

    // The server installs its own key again at each start.
    const restarted = await serverForTest({ database: { url: staff.server.databaseUrl } });
    // Sessions outlive a restart. Only the port is another.
    const session = staff.owner.copy(restarted.url);
    const late = await sendVerification(restarted);
    const number = async (id: string) =>
      (await session.post('/sealed/number', { id, reason: 'Payroll set-up' })).body as {
        sealed: string;
        keyId: string;
      };
    for (const id of [after, late]) {
      const { sealed, keyId } = await number(id);
      expect(keyId).toBe(pair.keyId);
      expect(await openSealedWith(pair.privateKey, sealed)).toBe('900123456');
    }
    const first = (await number(before)).keyId;
    expect(first).not.toBe(pair.keyId);

    const listed = (await session.get('/sealed/keys')).body as Keys;
    expect(listed).toMatchObject({
      keys: [
        { key_id: pair.keyId, seals: true, verifications: 2 },
        { key_id: first, seals: false },
      ],
      privateHalfOnServer: true,
    });
    const keys = path.join(restarted.dataDir, 'keys');
    await rename(path.join(keys, 'sealing-private.asc'), path.join(keys, '..', 'moved-away.asc'));
    expect((await session.get('/sealed/keys')).body).toMatchObject({ privateHalfOnServer: false });
  });
});

it('the audit has each request with its reason, and each installed key', async () => {
  const rows = await readAudit(staff.server);
  const requests = rows.filter(({ action }) => action === 'number_requested');
  expect(requests.map(({ actor_name, kind, details }) => ({ actor_name, kind, details }))).toEqual([
    ...[
      'Olga Owner',
      'Hans Hiring',
      'Hans Hiring',
      'Hans Hiring',
      'Olga Owner',
      'Olga Owner',
      'Olga Owner',
    ].map((actor_name) => ({ actor_name, kind: 'verification', details: { reason: 'Payroll set-up' } })),
  ]);
  expect(rows.filter(({ action }) => action === 'key_installed')).toEqual([
    expect.objectContaining({ actor_name: 'Olga Owner', details: { keyId: pair.keyId } }),
  ]);
});
