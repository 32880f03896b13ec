import { getRequestListener } from '@hono/node-server';
import { catchErrors } from '../catch-errors.ts';
import type { StaffServices } from './api/staff-services.ts';
import { loadStaffFiles } from './pages/staff-files.ts';

/**
 * Serves the built app and its API. The database has the staff's tables already. The code is loaded with the first request:
 * its libraries take half a second, and the public site does not need them.
 */
export async function openStaffApp(services: Omit<StaffServices, 'auth'>) {
  const { database, secret, config, passwords } = services;
  const files = await loadStaffFiles(config.staffDir);
  const load = async () => {
    const { createAuth } = await import('./identity/auth.ts');
    const { createStaffApp } = await import('./staff-app.ts');
    const dialect = await database.loadDialect();
    const auth = createAuth({ database, dialect, secret, limitRate: config.rateFactor > 0, passwords });
    const app = createStaffApp({ ...services, auth }, files);
    return getRequestListener(app.fetch, { overrideGlobalObjects: false });
  };
  let loaded: ReturnType<typeof load> | undefined;
  return catchErrors(async (request, response) => {
    loaded ??= load();
    const handle = await loaded;
    await handle(request, response);
  });
}
