import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { Role } from '../../store/database/database.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';

export type Callers = {
  anonKey: string;
  staffSecret: string;
  /** Whether the staff secret is accepted from where a request came. */
  isStaffAddress: (request: IncomingMessage) => boolean;
};

/** Any route of the server. */
type Requests = { req: Pick<ApiContext['req'], 'header'>; env: ApiContext['env'] };

/** Reads the roles of a request's keys: of `apikey`, then of `Authorization`. Empty without a key, or if one is unknown. */
export function createRolesReader({ anonKey, staffSecret, isStaffAddress }: Callers) {
  const roles: Array<[Buffer, Role]> = [
    [digest(anonKey), 'anon'],
    [digest(staffSecret), 'service_role'],
  ];
  const roleOf = (key: string) => roles.find(([known]) => timingSafeEqual(known, digest(key)))?.[1];
  return (context: Requests): Role[] => {
    const found = keysOf(context).map(roleOf);
    // From elsewhere, the staff secret is like any unknown key.
    if (found.includes('service_role') && !isStaffAddress(context.env.incoming)) return [];
    return found.every((role) => role !== undefined) ? found : [];
  };
}

/** The role that a request acts under. As on Supabase, `Authorization` decides if both keys are sent. */
export function createRoleReader(callers: Callers) {
  const readRoles = createRolesReader(callers);
  return (context: Requests): Role | undefined => readRoles(context).at(-1);
}

/** Sets the caller's role, or answers 401 as Supabase's gateway does. Keys are compared in constant time. */
export function identifyCaller(callers: Callers) {
  const readRole = createRoleReader(callers);
  return createMiddleware<ApiEnv>(async (context, next) => {
    if (keysOf(context).length === 0) {
      const hint = 'No `apikey` request header or url param was found.';
      return context.json({ message: 'No API key found in request', hint }, 401);
    }
    const role = readRole(context);
    if (!role) {
      const hint = 'Double check your Supabase `anon` or `service_role` API key.';
      return context.json({ message: 'Invalid API key', hint }, 401);
    }
    context.set('role', role);
    return next();
  });
}

function keysOf(context: Requests): string[] {
  const apiKey = context.req.header('apikey');
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return [apiKey, bearer].filter((key) => key !== undefined);
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
