import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Role } from '../store/database/database.ts';

type Variables = {
  role: Role;
  /** The size of a JSON body, once it was read. */
  bodyBytes?: number;
  /** A posted file ran into the limits of the inspection. */
  tooComplex?: boolean;
  /** How many files of a posted form were uploaded, or refused. */
  postedFiles?: number;
  /** What a row has as its id, once it was read. Of a posted form, once it is stored. */
  rowId?: unknown;
  /** What became of the row of a posted form. `ignored`: the field for bots was filled, and it is answered as if it were stored. */
  stored?: 'stored' | 'duplicate' | 'ignored';
};

/** Every API request has Node's own request and response, and the caller's role. */
export type ApiEnv = { Bindings: HttpBindings; Variables: Variables };
export type ApiContext = Context<ApiEnv>;
