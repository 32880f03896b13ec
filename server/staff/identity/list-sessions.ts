import type { Database } from '../../store/database/database.ts';

/** A person's own sessions, the current one first. Their tokens stay here. */
export async function listSessions(database: Database, userId: string, current: string) {
  const rows = await database.asOwner((query) =>
    query(
      `select "createdAt" as started, "updatedAt" as used, "userAgent" as agent, "ipAddress" as address, token
        from staff."session" where "userId" = $1 and "expiresAt" > now() and "createdAt" > now() - interval '12 hours'
        order by token = $2 desc, "updatedAt" desc`,
      [userId, current],
    ),
  );
  return rows.map(({ started, used, agent, address, token }) => ({
    startedAt: new Date(started as string | Date).toISOString(),
    lastUsedAt: new Date(used as string | Date).toISOString(),
    browser: nameBrowser(String(agent ?? '')),
    address: String(address ?? ''),
    isCurrent: token === current,
  }));
}

const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** "Chrome on Windows": enough to know one's own devices. Every browser also names those it came after. */
export function nameBrowser(agent: string): string {
  const find = (known: ReadonlyArray<readonly [RegExp, string]>) =>
    known.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser = 'Unknown browser', system] = [find(browsers), find(systems)];
  return system ? `${browser} on ${system}` : browser;
}
