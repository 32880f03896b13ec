import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api-env.ts';
import type { Role } from '../database/database.ts';
import type { Keys } from './keys.ts';

/** Turns the key of a request into a role, or answers 401 as Supabase's gateway does. Whatever its form, a key is compared whole. */
export function identifyCaller({ anonKey, staffSecret }: Pick<Keys, 'anonKey' | 'staffSecret'>) {
  const roles: Array<[Buffer, Role]> = [
    [digest(anonKey), 'anon'],
    [digest(staffSecret), 'service_role'],
  ];
  const roleOf = (key: string) => roles.find(([known]) => timingSafeEqual(known, digest(key)))?.[1];

  return createMiddleware<ApiEnv>(async (context, next) => {
    const apiKey = context.req.header('apikey');
    const bearer = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const keys = [apiKey, bearer].filter((key) => key !== undefined);
    if (keys.length === 0) {
      const hint = 'No `apikey` request header or url param was found.';
      return context.json({ message: 'No API key found in request', hint }, 401);
    }
    const found = keys.map(roleOf);
    const role = found.at(-1);
    if (!role || found.includes(undefined)) {
      const hint = 'Double check your Supabase `anon` or `service_role` API key.';
      return context.json({ message: 'Invalid API key', hint }, 401);
    }
    context.set('role', role);
    return next();
  });
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
