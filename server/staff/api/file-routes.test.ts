import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RecordFile } from '#domain/records.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { AuditEntry } from '../../store/records/audit.ts';
import type { StaffEnv } from '../staff-env.ts';
import { createFileRoutes } from './file-routes.ts';
import type { StaffServices } from './staff-services.ts';

const id = '0f4c8a52-1111-4222-8333-444455556666';
const resume: RecordFile = {
  part: 'resume',
  bucket: 'resumes',
  path: 'applicants/1-ada.pdf',
  size: 3,
  type: 'application/pdf',
  scan: 'found',
  stored: true,
};

/** The routes with one application, whose resume has this mark of the scanner. */
function routesFor(role: StaffRole, scan: string | null, stored: Buffer | null = Buffer.from('PDF')) {
  const recorded: AuditEntry[] = [];
  const records = {
    async perform(entry: AuditEntry, work: (call: () => Promise<unknown>) => Promise<unknown>) {
      const result = await work(async () => ({ files: [{ ...resume, scan }] }));
      recorded.push(entry);
      return result;
    },
    openFile: async () => (stored ? Readable.from(stored) : undefined),
  };
  const app = new Hono<StaffEnv>()
    .use(async (context, next) => {
      const session = { token: 'token', role };
      context.set('person', {
        id: 'p',
        name: 'Pat',
        email: 'pat@example.com',
        role,
        hasSecondStep: true,
        session,
      });
      await next();
    })
    .route('/files', createFileRoutes({ records } as unknown as StaffServices));
  const resumeAt = `/files/application/${id}/resume`;
  const request = (path: string, init?: RequestInit) =>
    app.request(path, init, { outgoing: new EventEmitter() });
  const download = (body: object) =>
    request(`${resumeAt}/download`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { recorded, preview: () => request(resumeAt), download };
}

test.each(['clean', 'not scanned', null])('a file marked %j is shown and downloaded', async (scan) => {
  const { preview, download, recorded } = routesFor('hiring', scan);
  expect(await (await preview()).text()).toBe('PDF');
  expect((await download({})).status).toBe(200);
  expect(recorded.map(({ action }) => action)).toEqual(['file_previewed', 'file_downloaded']);
});

test.each(['owner', 'hiring'] as const)('a found file is never shown, not even to %s', async (role) => {
  const { preview, recorded } = routesFor(role, 'found');
  const response = await preview();
  expect([response.status, await response.json()]).toEqual([403, { code: 'file_found' }]);
  expect(recorded).toEqual([]);
});

test('only an owner downloads a found file, and only by saying so', async () => {
  expect((await routesFor('owner', 'found').download({})).status).toBe(403);
  expect((await routesFor('hiring', 'found').download({ despite: 'found' })).status).toBe(403);
  const { download, recorded } = routesFor('owner', 'found');
  expect((await download({ despite: 'found' })).status).toBe(200);
  expect(recorded).toMatchObject([
    { action: 'file_downloaded', details: { part: 'resume', despite: 'found' } },
  ]);
});

test('a file that the disk has lost is missing', async () => {
  const response = await routesFor('hiring', 'clean', null).preview();
  expect([response.status, await response.json()]).toEqual([404, { code: 'file_missing' }]);
});
