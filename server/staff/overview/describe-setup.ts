import type { Config } from '../../config.ts';

/** How the server was started, without addresses and secrets. */
export function describeSetup(config: Config) {
  const { databaseUrl, clamd, clamdRequired, upkeep, rateFactor, mail } = config;
  const { minFreeBytes, storagePerDay, maxConnections, trustedProxies, publicUrl } = config;
  return {
    database: databaseUrl ? ('postgres' as const) : ('embedded' as const),
    scanner: clamd ? (clamdRequired ? ('required' as const) : ('on' as const)) : ('off' as const),
    upkeep: upkeep ? ('on' as const) : ('off' as const),
    mail: mail ? ('on' as const) : ('off' as const),
    /** 0: there are no limits for each address. */
    rateFactor,
    minFreeBytes,
    storagePerDay,
    maxConnections,
    trustedProxies,
    publicUrl,
  };
}
