import { getRequestListener } from '@hono/node-server';
import { catchErrors } from '../http/catch-errors.ts';
import { loadOnce } from '../lib/load-once.ts';
import type { StaffServices } from './api/staff-services.ts';
import { loadStaffFiles } from './pages/staff-files.ts';

/**
 * Serves the built app and its API. The database has the staff's tables already. The code is loaded with the first request:
 * its libraries take half a second, and the public site does not need them.
 */
export async function openStaffApp(services: Omit<StaffServices, 'auth' | 'guesses' | 'recordFailure'>) {
  const { database, secret, config, passwords } = services;
  const files = await loadStaffFiles(config.staffDir);
  const load = loadOnce(async () => {
    const { createAuth } = await import('./identity/auth.ts');
    const { createStaffApp } = await import('./staff-app.ts');
    const { createGuessLimits } = await import('./identity/guess-limits.ts');
    const { createFailureRecorder } = await import('./identity/failed-sign-ins.ts');
    const dialect = await database.loadDialect();
    const shared = {
      guesses: createGuessLimits(config.rateFactor),
      recordFailure: createFailureRecorder(database),
    };
    const limitRate = config.rateFactor > 0;
    const auth = createAuth({ ...shared, database, dialect, secret, limitRate, passwords });
    // It loads more, and would keep a failure.
    await auth.$context;
    const app = createStaffApp({ ...services, ...shared, auth }, files);
    return getRequestListener(app.fetch, { overrideGlobalObjects: false });
  });
  return catchErrors(async (request, response) => {
    const handle = await load();
    await handle(request, response);
  });
}
