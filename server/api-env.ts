import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Role } from './database/database.ts';

/** What every request of the API carries: Node's own streams, and who is asking. */
export type ApiEnv = { Bindings: HttpBindings; Variables: { role: Role } };
export type ApiContext = Context<ApiEnv>;
