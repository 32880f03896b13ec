import { Hono } from 'hono';
import { kindOfTable } from '#domain/kinds.ts';
import type { ApiContext, ApiEnv } from '../../http/api-env.ts';
import { type Callers, identifyCaller } from '../../http/callers/identify-caller.ts';
import type { Demand, Guard } from '../../http/limits/guard.ts';
import type { GetsReceipt } from '../../http/limits/receipt-limit.ts';
import { countRefusal } from '../../http/observe/count-refusal.ts';
import type { AddressOf } from '../../lib/client-address.ts';
import { log } from '../../lib/log.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { asNotAccepted } from '../../store/as-not-accepted.ts';
import type { Database } from '../../store/database/database.ts';
import type { SchemaCache, Table } from '../../store/rows/schema-cache.ts';
import { callRoutine } from './call-routine.ts';
import { deleteRows, updateRows } from './change-rows.ts';
import { insertRows } from './insert-rows.ts';
import { readRows } from './read-rows.ts';
import { RestError, restErrors, toRestError } from './rest-error.ts';

type Operation = (
  context: ApiContext,
  database: Database,
  table: Table,
  getsReceipt: GetsReceipt,
) => Promise<Response>;

const operations = new Map<string, Operation>([
  ['GET', readRows],
  ['HEAD', readRows],
  ['POST', insertRows],
  ['PATCH', updateRows],
  ['DELETE', deleteRows],
]);

type Options = {
  database: Database;
  schema: SchemaCache;
  callers: Callers;
  getsReceipt: GetsReceipt;
  addressOf: AddressOf;
  guard: Guard;
};

/** The part of PostgREST's API that the site and its staff use. */
export function createRestRoutes(options: Options): Hono<ApiEnv> {
  const { database, schema, callers, getsReceipt, addressOf, guard } = options;
  const routes = new Hono<ApiEnv>();
  routes.use(...guard(readDemand));
  routes.use(identifyCaller(callers));

  routes.all('/rpc/:name', (context) => {
    const name = context.req.param('name');
    const routine = schema.routines.get(name);
    if (!routine) throw restErrors.noFunction(name);
    if (context.req.method === 'OPTIONS') return sendMethods(context, ['POST']);
    if (context.req.method !== 'POST') throw restErrors.badMethod(context.req.method);
    return callRoutine(context, database, routine, addressOf(context.env.incoming));
  });
  routes.all('/:table', (context) => {
    const name = context.req.param('table');
    const table = schema.tables.get(name);
    if (!table) throw restErrors.noTable(name);
    if (context.req.method === 'OPTIONS') return sendMethods(context, [...operations.keys()]);
    const operation = operations.get(context.req.method);
    if (!operation) throw restErrors.badMethod(context.req.method);
    return operation(context, database, table, getsReceipt);
  });

  routes.all('*', (context) => send(context, restErrors.badPath()));
  routes.onError((error, context) => {
    const known = toRestError(error, context.get('role'));
    if (known) countRefusal(error, known.status);
    const retrySeconds = asNotAccepted(error)?.retrySeconds;
    if (retrySeconds) context.header('retry-after', String(retrySeconds));
    if (!(error instanceof NotAccepted) && (!known || known.status >= 500))
      log('rest request failed', { code: known?.code ?? error.name });
    return send(context, known ?? new RestError(500, 'PGRSTX00', 'Something went wrong on our side'));
  });
  return routes;
}

/** Function calls are for staff only, and count as reads. */
function readDemand({ req }: ApiContext): Demand {
  const [, , , table = ''] = req.path.split('/');
  if (req.method !== 'POST' || table === 'rpc') return { counts: ['other'] };
  return { counts: ['insert'], kind: kindOfTable(table) };
}

/** Names the methods without CORS headers: pages of other origins stay refused. */
function sendMethods(context: ApiContext, methods: string[]): Response {
  return context.body(null, 200, { allow: ['OPTIONS', ...methods].join(','), 'content-length': '0' });
}

function send(context: ApiContext, error: RestError): Response {
  return context.json(error.body, error.status, { 'proxy-status': `PostgREST; error=${error.code}` });
}
