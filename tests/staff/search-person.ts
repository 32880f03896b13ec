import type { StaffSession } from '../support/staff-client.ts';

type Entry = { kind: string; record_id: string; email: string };
export type Found = { by: string; entries: Entry[]; more: boolean };

export async function searchPerson(staff: StaffSession, words: string): Promise<Found> {
  return (await staff.post('/persons/search', { words })).body as Found;
}
