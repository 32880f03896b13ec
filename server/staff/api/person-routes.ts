import { Hono } from 'hono';
import { z } from 'zod';
import { holdsNumber, type InboxEntry } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { streamBody } from '../../lib/stream-body.ts';
import { requireLiveSession } from '../../store/records/audit.ts';
import type { StoredFile } from '../../store/records/record-store.ts';
import { requireRole } from '../access/require-role.ts';
import { deleteRecords } from '../persons/delete-records.ts';
import { exportZip } from '../persons/export-zip.ts';
import { readPersonQuery } from '../persons/read-person-query.ts';
import { findAll } from '../records/find-record.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const search = z.object({ words: z.string().trim().min(2).max(254) });
const selection = z.object({ records: z.array(recordAddress).min(1).max(500) });
const reason = z.string().trim().min(5).max(500);

/** `addresses` are those of the entries that match; the others share an address or a phone number with them. */
type FoundEntries = { entries: InboxEntry[]; addresses: string[]; more: boolean };

/** All that one person sent: found by every role in its kinds, exported and deleted by an owner. */
export function createPersonRoutes({ records, database }: StaffServices) {
  const ownerOnly = requireRole('owner');
  return new Hono<StaffEnv>()
    .post('/search', readInput('json', search), async (context) => {
      const actor = context.get('person');
      const { by, parameters } = readPersonQuery(context.req.valid('json').words);
      // The audit says how a person was looked for, never the words.
      const found = await records.perform({ actor, action: 'person_searched', details: { by } }, (call) =>
        call('staff_search_person', { kinds: kindsFor(actor.role), ...parameters }),
      );
      return context.json({ by, ...(found as FoundEntries) });
    })
    .post('/count', ownerOnly, readInput('json', selection), async (context) => {
      const chosen = context.req.valid('json').records;
      const found = await records.read((call) => findAll(call, chosen));
      const files = found.flatMap((one) => one.files.filter(({ stored }) => stored));
      const notes = found.flatMap((one) => one.notes);
      return context.json({
        records: found.map(({ entry }) => ({ kind: entry.kind, id: entry.record_id })),
        files: files.length,
        notes: notes.length,
        holdsNumber: found.some(holdsNumber),
      });
    })
    .post('/export', ownerOnly, readInput('json', selection), async (context) => {
      const chosen = context.req.valid('json').records;
      const details = { count: chosen.length, records: chosen.map(({ kind, id }) => `${kind} ${id}`) };
      const found = await records.perform(
        { actor: context.get('person'), action: 'person_exported', details },
        async (call) => {
          const all = await findAll(call, chosen);
          return all.length > 0 ? all : refuse(404, 'not_found');
        },
      );
      const { session } = context.get('person');
      const openFile = async (file: StoredFile) => {
        // The download may take long.
        await database.asRole('service_role', (query) => requireLiveSession(query, session));
        return records.openFile(file);
      };
      return context.body(streamBody(context.env, exportZip(openFile, found)), 200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="export.zip"',
      });
    })
    .post('/delete', ownerOnly, readInput('json', selection.extend({ reason })), async (context) => {
      const { records: chosen, reason } = context.req.valid('json');
      const details = {
        reason,
        count: chosen.length,
        records: chosen.map(({ kind, id }) => `${kind} ${id}`),
      };
      const entry = { actor: context.get('person'), action: 'person_deleted' as const, details };
      return context.json(await deleteRecords(records, entry, chosen));
    })
    .post(
      '/delete-record',
      ownerOnly,
      readInput('json', recordAddress.extend({ reason })),
      async (context) => {
        const { kind, id, reason } = context.req.valid('json');
        const action = 'record_deleted' as const;
        const entry = { actor: context.get('person'), action, kind, recordId: id, details: { reason } };
        return context.json(await deleteRecords(records, entry, [{ kind, id }]));
      },
    );
}
