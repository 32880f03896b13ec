import type { HttpBindings } from '@hono/node-server';
import type { Person } from './identity/auth.ts';

/** Requests that passed require-session.ts have a person. */
export type StaffEnv = { Bindings: HttpBindings; Variables: { person: Person } };
