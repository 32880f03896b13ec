import path from 'node:path';
import { readBackendSettings } from '../app/lib/backend-settings.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  siteDir: string;
  schemaDir: string;
  /** Empty: the embedded database in the data folder. */
  databaseUrl: string;
  anonKey: string;
  /** Where the site was built to send its forms; empty where that is this server. */
  backendOrigin: string;
  /** How many proxies stand before this server and may be believed about who is asking. */
  trustedProxies: number;
  /** Multiplies the limits for each address; 0 switches them off. */
  rateFactor: number;
  /** With fewer free bytes than this, nothing new is taken. */
  diskFloor: number;
  mostConnections: number;
  /** Whether the server itself deletes what is past its date. */
  upkeep: boolean;
  /** The address that visitors use, where a proxy does not say it; empty otherwise. */
  publicUrl: string;
};

const megabyte = 1024 * 1024;

/** Something the person who starts the server can mend; its message is a sentence for them, shown without a stack. */
export class StartError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const backend = readBackendSettings(env);
  return {
    port: readNumber(env, 'PORT', { unset: 3000, least: 0, most: 65_535 }),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    siteDir: path.resolve(env.SITE_DIR || 'build/client'),
    schemaDir: path.resolve(env.SCHEMA_DIR || 'supabase'),
    databaseUrl: env.DATABASE_URL ?? '',
    anonKey: backend.anonKey,
    backendOrigin: backend.url && new URL(backend.url).origin,
    trustedProxies: readNumber(env, 'TRUST_PROXY', { unset: 0, least: 0, most: 10 }),
    diskFloor: readNumber(env, 'DISK_FLOOR_MB', { unset: 500, least: 0, most: 1_000_000_000 }) * megabyte,
    mostConnections: readNumber(env, 'MAX_CONNECTIONS', { unset: 2000, least: 10, most: 100_000 }),
    upkeep: readSwitch(env, 'UPKEEP'),
    publicUrl: readUrl(env, 'PUBLIC_URL'),
    rateFactor:
      env.RATE_LIMIT === 'off' ? 0 : readNumber(env, 'RATE_LIMIT', { unset: 1, least: 1, most: 1000 }),
  };
}

type Range = { unset: number; least: number; most: number };

function readNumber(env: NodeJS.ProcessEnv, name: string, { unset, least, most }: Range): number {
  const value = env[name];
  if (!value) return unset;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new StartError(`${name} must be a number from ${least} to ${most}, not "${value}".`);
}

function readUrl(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (value === '' || (/^https?:/.test(value) && URL.canParse(value))) return value.toLowerCase();
  throw new StartError(`${name} must be an address that begins with https:// or http://, not "${value}".`);
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new StartError(`${name} must be on or off, not "${value}".`);
}
