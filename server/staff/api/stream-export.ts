import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import { log } from '../../lib/log.ts';
import type { Database } from '../../store/database/database.ts';
import { requireLiveSession } from '../../store/records/audit.ts';
import type { StaffEnv } from '../staff-env.ts';

/** Streams a CSV file, until the session ends: a slow reader must not get what is read after that. */
export function streamExport(
  context: Context<StaffEnv>,
  database: Database,
  { name, parts }: { name: string; parts: AsyncIterable<string> },
) {
  const { session } = context.get('person');
  context.header('content-type', 'text/csv; charset=utf-8');
  context.header('content-disposition', `attachment; filename="${name}"`);
  const send = async (output: StreamingApi) => {
    for await (const part of parts) {
      if (output.aborted) return;
      await database.asRole('service_role', (query) => requireLiveSession(query, session));
      await output.write(part);
    }
  };
  return stream(context, send, async (error) => {
    log('an export ended early', { code: error.name });
    // A half of a file must not look like the whole.
    context.env.outgoing.destroy();
  });
}
