import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { linkWords, personWords } from '../../words/team.ts';
import type { Me } from '../ui/use-me.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { ResetQuestion } from './reset-question.tsx';
import { RoleChoice } from './role-choice.tsx';
import { type Member, useTeamChange } from './use-team.ts';

type Props = { person: Member; me: Me; onClose: () => void };

/** Everything an owner can do about one person. The server refuses what is not offered here. */
export function PersonDialog({ person, me, onClose }: Props) {
  const { id, email, name } = person;
  const [role, setRole] = useState(person.role);
  const [isAsking, setAsking] = useState(false);
  const { mutate, data: link, error, isPending, isSuccess, variables } = useTeamChange();
  const act = (name: 'suspend' | 'restore' | 'reset') => !isPending && mutate({ act: name, id });
  const done = isSuccess ? variables.act : undefined;

  if (link)
    return (
      <Dialog title={linkWords.invited(email)} onClose={onClose}>
        <OneTimeLink made={link} purpose="reset" onDone={onClose} />
      </Dialog>
    );
  if (isAsking)
    return (
      <Dialog title={personWords.reset.question(name)} onClose={onClose}>
        <Failure error={error} />
        <ResetQuestion onReset={() => act('reset')} onCancel={() => setAsking(false)} />
      </Dialog>
    );
  return (
    <Dialog title={name} onClose={onClose}>
      <p className="-mt-3 text-muted">{email}</p>
      <Failure error={error} />
      <p role="status" className="font-semibold text-accent empty:hidden">
        {(done === 'role' || done === 'suspend' || done === 'restore') && personWords[done].done}
      </p>
      {id === me.id ? (
        <p>{personWords.self}</p>
      ) : (
        <>
          <section className="grid grid-cols-1 gap-3">
            <RoleChoice label={personWords.role.title} value={role} onChange={setRole} />
            <p className="text-sm text-muted">{personWords.role.hint}</p>
            <Button
              aria-disabled={role === person.role || isPending || undefined}
              onClick={() => role !== person.role && !isPending && mutate({ act: 'role', id, role })}
              className="justify-self-start"
            >
              {personWords.role.submit}
            </Button>
          </section>
          {person.suspendedAt ? (
            <Action words={personWords.restore} onAct={() => act('restore')} />
          ) : (
            <>
              <Action
                words={{ ...personWords.reset, submit: personWords.reset.start }}
                onAct={() => setAsking(true)}
              />
              <Action words={personWords.suspend} look="danger" onAct={() => act('suspend')} />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

type ActionProps = {
  words: { title: string; hint: string; submit: string };
  look?: 'danger';
  onAct: () => void;
};

function Action({ words, look, onAct }: ActionProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-muted">{words.hint}</p>
      <Button onClick={onAct} look={look} className="justify-self-start">
        {words.submit}
      </Button>
    </section>
  );
}
