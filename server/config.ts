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
};

/** Something the person who starts the server can mend; its message is a sentence for them, shown without a stack. */
export class StartError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const backend = readBackendSettings(env);
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    siteDir: path.resolve(env.SITE_DIR || 'build/client'),
    schemaDir: path.resolve(env.SCHEMA_DIR || 'supabase'),
    databaseUrl: env.DATABASE_URL ?? '',
    anonKey: backend.anonKey,
    backendOrigin: backend.url && new URL(backend.url).origin,
  };
}

function readPort(value: string | undefined): number {
  if (!value) return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT must be a number from 0 to 65535, not "${value}".`);
}
