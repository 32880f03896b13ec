import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { type FoundRecord, fileParts, type LetterFile, type RecordFile } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { kindsFor } from '#domain/roles.ts';
import { streamBody } from '../../lib/stream-body.ts';
import type { AuditEntry } from '../../store/records/audit.ts';
import { requireKind } from '../access/require-role.ts';
import type { Person } from '../identity/auth.ts';
import { findRecord } from '../records/find-record.ts';
import { previewKindOf, scanOf } from '../records/shown-record.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

/** A file of the form by its part, a file of a letter by its id. */
const fileAddress = recordAddress.extend({ part: z.union([z.enum(fileParts), z.uuid()]) });
const address = readInput('param', fileAddress);
/** `despite`: an owner wants a file in which the scanner found something. */
const downloadInput = z.object({ despite: z.literal('found').optional() });

/** Only the app's own scripts may ask: a link on another page must not put a visitor's file onto the disk. */
const refuseNavigation = createMiddleware<StaffEnv>(async (context, next) => {
  const destination = context.req.header('sec-fetch-dest');
  if (destination !== undefined && destination !== 'empty') refuse(403, 'foreign_origin');
  await next();
});

/** The files of a record, as bytes for the preview or as a download. The browser never renders them at this address. */
export function createFileRoutes({ records }: StaffServices) {
  /** Records the access, and finds the file unless `check` refuses it. */
  const openPart = (
    actor: Person,
    { kind, id, part }: z.infer<typeof fileAddress>,
    act: Pick<AuditEntry, 'action' | 'details'>,
    check: (file: FoundFile) => void,
  ) =>
    records.perform({ ...act, actor, kind, recordId: id }, async (call) => {
      const file = findFile(await findRecord(call, kindsFor(actor.role), { kind, id }), part);
      check(file);
      return file;
    });

  const sendFile = async (context: Context<StaffEnv>, id: string, file: FoundFile) => {
    const stream = (await records.openFile(file)) ?? refuse(404, 'file_missing');
    context.header('content-type', 'application/octet-stream');
    context.header('content-disposition', `attachment; filename="${nameOf(id, file)}"`);
    context.header('content-security-policy', "sandbox; default-src 'none'");
    context.header('cache-control', 'no-store');
    return context.body(streamBody(context.env, stream));
  };

  return new Hono<StaffEnv>()
    .use('/:kind/*', requireKind(), refuseNavigation)
    .get('/:kind/:id/:part', address, async (context) => {
      const at = context.req.valid('param');
      const act = { action: 'file_previewed', details: { part: at.part } } as const;
      const file = await openPart(context.get('person'), at, act, (file) => {
        if (scanOf(file) === 'found') refuse(403, 'file_found');
        if (!previewKindOf(file)) refuse(403, 'no_preview');
      });
      return sendFile(context, at.id, file);
    })
    .post('/:kind/:id/:part/download', address, readInput('json', downloadInput), async (context) => {
      const at = context.req.valid('param');
      const { despite } = context.req.valid('json');
      const actor = context.get('person');
      const details = { part: at.part, ...(despite && { despite }) };
      const file = await openPart(actor, at, { action: 'file_downloaded', details }, (file) => {
        if (scanOf(file) === 'found' && !(despite && actor.role === 'owner')) refuse(403, 'file_found');
      });
      return sendFile(context, at.id, file);
    });
}

type FoundFile = (RecordFile | LetterFile) & { path: string };

function findFile({ files, notes }: FoundRecord, part: string): FoundFile {
  const file =
    files.find((file) => file.part === part) ??
    notes.flatMap((note) => note.files).find(({ id }) => id === part) ??
    refuse(404, 'not_found');
  return file.stored && file.path ? { ...file, path: file.path } : refuse(404, 'file_missing');
}

/** Named after the reference, not after the person. */
function nameOf(id: string, file: FoundFile): string {
  const extension = /\.[a-z]{3,4}$/i.exec(file.path)?.[0].toLowerCase() ?? '';
  const part = 'part' in file ? file.part.replace('_', '-') : `attachment-${file.id.slice(0, 8)}`;
  return `${referenceOf(id)}-${part}${extension}`;
}
