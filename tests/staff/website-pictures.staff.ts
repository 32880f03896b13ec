import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareStaff } from '../support/share-staff.ts';
import type { StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olive Owner', editor: 'Edda Editor', service: 'Sam Service' });
const photo = sharp({ create: { width: 500, height: 400, channels: 3, background: '#a52' } });

async function upload(person: StaffSession, bytes: Uint8Array, query = '') {
  const response = await fetch(`${person.url}/staff/api/website/pictures${query}`, {
    method: 'POST',
    headers: { ...person.headers(), 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('an editor uploads a picture, sees it again, and it is stored once', async () => {
  const bytes = await photo.jpeg().toBuffer();
  const first = await upload(staff.editor, bytes);
  expect(first).toMatchObject({ status: 200, body: { width: 500, height: 375 } });
  expect((await upload(staff.owner, bytes)).body).toEqual(first.body);
  const { response } = await staff.editor.get(`/website/pictures/${first.body.hash}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const [row] = (await staff.server.sql(
    'select count(*)::int as pictures from staff.content_pictures',
  )) as object[];
  expect(row).toEqual({ pictures: 1 });
});

it('what is no picture, is too large or comes from another role is refused, and nothing is stored', async () => {
  expect(await upload(staff.editor, Buffer.from('GIF89a'))).toMatchObject({
    status: 422,
    body: { code: 'bad_picture' },
  });
  expect(
    await upload(
      staff.editor,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
  ).toMatchObject({ body: { code: 'small_picture' } });
  expect((await upload(staff.editor, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(staff.service, Buffer.from('x'))).status).toBe(403);
});
