import { beforeAll } from 'vitest';
import type { StaffRole } from '#domain/roles.ts';
import { shareServer, type TestServer } from './open-test-server.ts';
import { createPerson, type StaffSession } from './staff-client.ts';

type SharedStaff = Record<StaffRole, StaffSession> & { server: TestServer };

/** One server for all tests of a file, with a person for each role that has a name here. */
export function shareStaff(names: Partial<Record<StaffRole, string>>): SharedStaff {
  const running = shareServer();
  const staff = {} as SharedStaff;
  beforeAll(async () => {
    staff.server = running();
    for (const [role, name] of Object.entries(names) as [StaffRole, string][])
      staff[role] = await createPerson(staff.server, role, { name });
  });
  return staff;
}
