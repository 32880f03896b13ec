import { useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { team } from '../../words/team.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import type { Me } from '../ui/use-me.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { useTeam } from './use-team.ts';

type Open = { dialog: 'none' } | { dialog: 'invite' } | { dialog: 'person'; id: string };

export function Component() {
  const me = useOutletContext<Me>();
  const { data, error } = useTeam();
  const [open, setOpen] = useState<Open>({ dialog: 'none' });
  const close = () => setOpen({ dialog: 'none' });
  const managed = open.dialog === 'person' && data?.people.find(({ id }) => id === open.id);
  if (error && !data) return <FailureScreen error={error} />;
  return (
    <div className="grid max-w-288 grid-cols-1 gap-7">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title">{team.title}</h1>
          <p className="text-muted">{team.lead}</p>
          <Link to="/audit?action=sign_in_failed" className={linkLook}>
            {team.failedSignIns}
          </Link>
        </div>
        <Button onClick={() => setOpen({ dialog: 'invite' })} look="primary">
          {team.invite}
        </Button>
      </header>
      {data && (
        <>
          <PeopleTable people={data.people} me={me} onManage={(id) => setOpen({ dialog: 'person', id })} />
          <OpenInvitations invitations={data.invitations} />
        </>
      )}
      {open.dialog === 'invite' && <InviteDialog onClose={close} />}
      {managed && <PersonDialog key={managed.id} person={managed} me={me} onClose={close} />}
    </div>
  );
}
