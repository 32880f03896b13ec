import path from 'node:path';
import { readBackendSettings } from '../../../office/backend-settings.ts';
import { logFormats } from '../log.ts';
import { StartError } from '../start-error.ts';
import { readImapSettings } from './imap-settings.ts';
import { readMailSettings } from './mail-settings.ts';

export type ScannerAddress = { host: string; port: number } | { path: string };

const megabyte = 1024 * 1024;

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  assertLogFormat(env);
  const mail = readMailSettings(env);
  return {
    port: readNumber(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    siteDir: path.resolve(env.SITE_DIR || 'build/client'),
    schemaDir: path.resolve(env.SCHEMA_DIR || 'supabase'),
    /** The built app of the staff. */
    staffDir: path.resolve(env.STAFF_DIR || 'build/staff'),
    /** Empty: the embedded database in the data folder. */
    databaseUrl: env.DATABASE_URL ?? '',
    anonKey: readBackendSettings(env).anonKey,
    /** How many proxies stand in front of this server. Their X-Forwarded headers are trusted. */
    trustedProxies: readNumber(env, 'TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    /** Networks from which the staff secret is accepted, beside this machine. */
    staffNetworks: env.STAFF_NETWORKS ?? '',
    /** Networks that may read /metrics, beside this machine. */
    metricsNetworks: env.METRICS_NETWORKS ?? '',
    /** With fewer free bytes than this, inserts and uploads are refused. */
    minFreeBytes: readNumber(env, 'DISK_FLOOR_MB', { fallback: 500, min: 0, max: 1_000_000_000 }) * megabyte,
    /** Bytes that visitors may upload in 24 hours. */
    storagePerDay:
      readNumber(env, 'STORAGE_PER_DAY', { fallback: 2000, min: 50, max: 1_000_000_000 }) * megabyte,
    maxConnections: readNumber(env, 'MAX_CONNECTIONS', { fallback: 2000, min: 10, max: 100_000 }),
    /** Whether the server itself deletes expired records. */
    upkeep: readSwitch(env, 'UPKEEP'),
    /** ClamAV's daemon; undefined: uploads are not scanned. */
    clamd: readScannerAddress(env, 'CLAMD'),
    /** Whether an upload is refused if it cannot be scanned. */
    clamdRequired: readSwitch(env, 'CLAMD_REQUIRED', 'off'),
    /** Whether a start may make a new sealing pair beside numbers that are sealed with another. */
    newSealingKey: readSwitch(env, 'NEW_SEALING_KEY', 'off'),
    /** The site's public origin, where no proxy reports it; empty otherwise. */
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    /** Undefined: no mail is sent. */
    mail,
    /** Undefined: replies to our mail are not read. */
    imap: readImapSettings(env, mail),
    /** Called after each release that the office publishes, so that a CI builds the site. Empty: nothing is called. */
    deployHook: readAddress(env, 'DEPLOY_HOOK'),
    /** Whether a first start prints the owner's link. */
    printSetUpLink: readSwitch(env, 'PRINT_SETUP_LINK', process.stdout.isTTY ? 'on' : 'off'),
    /** Multiplies the limits for each address; 0 switches them off. */
    rateFactor:
      env.RATE_LIMIT === 'off' ? 0 : readNumber(env, 'RATE_LIMIT', { fallback: 1, min: 1, max: 1000 }),
  };
}

/** log.ts reads it itself, also before there is a configuration. */
function assertLogFormat({ LOG_FORMAT: value }: NodeJS.ProcessEnv): void {
  if (value && !logFormats.some((format) => format === value))
    throw new StartError(`LOG_FORMAT must be ${logFormats.join(' or ')}, not "${value}".`);
}

type Range = { fallback: number; min: number; max: number };

function readNumber(env: NodeJS.ProcessEnv, name: string, { fallback, min, max }: Range): number {
  const value = env[name];
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new StartError(`${name} must be a number from ${min} to ${max}, not "${value}".`);
}

function readOrigin(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (value === '') return '';
  if (/^https?:/i.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new StartError(`${name} must be an address that begins with https:// or http://, not "${value}".`);
}

/** It may hold a secret, so the error does not repeat it. */
function readAddress(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (value === '' || (/^https?:/i.test(value) && URL.canParse(value))) return value;
  throw new StartError(`${name} must be an address that begins with https:// or http://.`);
}

function readSwitch(env: NodeJS.ProcessEnv, name: string, fallback: 'on' | 'off' = 'on'): boolean {
  const value = env[name] || fallback;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new StartError(`${name} must be on or off, not "${value}".`);
}

/** `host:port`, `[IPv6]:port` or the path of a socket. */
function readScannerAddress(env: NodeJS.ProcessEnv, name: string): ScannerAddress | undefined {
  const value = env[name] ?? '';
  if (value === '') return undefined;
  if (path.isAbsolute(value)) return { path: value };
  const [, ipv6, host = ipv6, port] = /^(?:\[([^\]]+)\]|([^\s:/]+)):(\d{1,5})$/.exec(value) ?? [];
  if (host && Number(port) > 0 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartError(`${name} must be host:port or the path of a socket, not "${value}".`);
}
