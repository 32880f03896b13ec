import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { runSql, startPostgres } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** The staff's app on PostgreSQL, where a test can read the audit and move the clock by changing rows. */
export async function startStaffDatabase() {
  const postgres = await startPostgres();
  const folder = await makeTempFolder('staff');
  const databaseUrl = await postgres.createDatabase('staff');
  const servers: RunningServer[] = [];
  let count = 0;
  return {
    sql: (text: string) => runSql(databaseUrl, text),
    /** Servers with other settings share the database and the keys. */
    start: async (env: NodeJS.ProcessEnv = {}) => {
      count += 1;
      const dataDir = path.join(folder.dir, `data-${count}`);
      await cp(path.join(inject('seed'), 'keys'), path.join(dataDir, 'keys'), { recursive: true });
      const server = await startServer({ dataDir, databaseUrl, env });
      servers.push(server);
      return server;
    },
    remove: async () => {
      for (const server of servers) await server.stop('SIGKILL');
      await postgres.remove();
      await folder.remove();
    },
  };
}
