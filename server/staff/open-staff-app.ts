import type { StaffServices } from './api/staff-services.ts';
import { createAuth } from './identity/auth.ts';
import { loadStaffFiles } from './pages/staff-files.ts';
import { createStaffApp } from './staff-app.ts';

/** Loads the built app and serves it with its API. The database has the staff's tables already. */
export async function openStaffApp(services: Omit<StaffServices, 'auth'>) {
  const { database, secret, config } = services;
  const auth = createAuth({ database, secret, limitRate: config.rateFactor > 0 });
  return createStaffApp({ ...services, auth }, await loadStaffFiles(config.staffDir));
}
