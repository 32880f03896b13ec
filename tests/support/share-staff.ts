import { beforeAll } from 'vitest';
import type { StaffRole } from '#domain/roles.ts';
import { shareServer, type TestServer, type TestServerOptions } from './open-test-server.ts';
import { createPerson, type StaffSession } from './staff-client.ts';

type SharedStaff = Record<StaffRole, StaffSession> & { server: TestServer };

/** One server for all tests of a file, with a person for each role that has a name here. */
export function shareStaff(
  names: Partial<Record<StaffRole, string>>,
  options: TestServerOptions = {},
): SharedStaff {
  const staff = { server: shareServer(() => options) } as SharedStaff;
  beforeAll(async () => {
    for (const [role, name] of Object.entries(names) as [StaffRole, string][])
      staff[role] = await createPerson(staff.server, role, { name });
  });
  return staff;
}
