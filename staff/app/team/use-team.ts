import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '#domain/roles.ts';
import { api, readBody } from '../../api/client.ts';

export function useTeam() {
  return useQuery({ queryKey: ['team'], queryFn: () => readBody(api.team.$get()) });
}

export type Team = NonNullable<ReturnType<typeof useTeam>['data']>;
export type Member = Team['people'][number];

type TeamChange =
  | { act: 'invite'; email: string; role: StaffRole }
  | { act: 'withdraw'; email: string }
  | { act: 'role'; id: string; role: StaffRole }
  | { act: 'suspend' | 'restore' | 'reset'; id: string };

const reset = (id: string) => readBody(api.team[':id'].reset.$post({ param: { id } }));
export type Link = Awaited<ReturnType<typeof reset>>;

/** Sends a change. Resolves to a one-time link, if it makes one. */
async function sendChange(change: TeamChange): Promise<Link | undefined> {
  switch (change.act) {
    case 'invite': {
      const { email, role } = change;
      return readBody(api.team.invite.$post({ json: { email, role } }));
    }
    case 'withdraw':
      await readBody(api.team.withdraw.$post({ json: { email: change.email } }));
      return undefined;
    case 'role':
      await readBody(api.team[':id'].role.$post({ param: { id: change.id }, json: { role: change.role } }));
      return undefined;
    case 'reset':
      return reset(change.id);
    default:
      await readBody(api.team[':id'][change.act].$post({ param: { id: change.id } }));
      return undefined;
  }
}

export function useTeamChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onSettled: () => queries.invalidateQueries({ queryKey: ['team'] }),
  });
}
