import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import type { Role } from '../database/database.ts';
import type { Keys } from './keys.ts';

type KnownKeys = Pick<Keys, 'anonKey' | 'staffSecret'>;

/** Reads the role of a request's keys. Undefined without a key, or if one of them is unknown. */
export function createRoleReader({ anonKey, staffSecret }: KnownKeys) {
  const roles: Array<[Buffer, Role]> = [
    [digest(anonKey), 'anon'],
    [digest(staffSecret), 'service_role'],
  ];
  const roleOf = (key: string) => roles.find(([known]) => timingSafeEqual(known, digest(key)))?.[1];
  return (context: ApiContext): Role | undefined => {
    const found = keysOf(context).map(roleOf);
    return found.includes(undefined) ? undefined : found.at(-1);
  };
}

/** Sets the caller's role, or answers 401 as Supabase's gateway does. Keys are compared in constant time. */
export function identifyCaller(keys: KnownKeys) {
  const readRole = createRoleReader(keys);
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

function keysOf(context: ApiContext): string[] {
  const apiKey = context.req.header('apikey');
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return [apiKey, bearer].filter((key) => key !== undefined);
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
