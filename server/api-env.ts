import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Role } from './database/database.ts';

/** Every API request has Node's own request and response, and the caller's role. */
export type ApiEnv = { Bindings: HttpBindings; Variables: { role: Role } };
export type ApiContext = Context<ApiEnv>;
