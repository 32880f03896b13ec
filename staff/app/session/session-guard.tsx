import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, inBackground, readBody } from '../../api/client.ts';
import { sessionEnd, waitForSignIn } from '../../api/sign-in-again.ts';
import { CodeForm } from '../../sign-in/code-form.tsx';
import { PasswordForm } from '../../sign-in/password-form.tsx';
import { useStore } from '../../ui/create-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { sessionEnd as words } from '../../words/shell.ts';
import { secondStep } from '../../words/sign-in.ts';
import type { Me } from '../ui/use-me.ts';
import { announceSession, listenForSession, resumeSession } from './session.ts';

/** Notices that the session has ended, also when nobody uses the app, and asks to sign in again over the page. */
export function SessionGuard({ me }: { me: Me }) {
  const ended = useStore(sessionEnd);
  const queries = useQueryClient();
  useQuery({
    queryKey: ['session'],
    queryFn: () => readBody(api.me.$get({}, inBackground)),
    select: () => null,
    refetchInterval: 60_000,
    refetchIntervalInBackground: true,
  });
  useEffect(
    () =>
      listenForSession((news) => {
        if (news === 'ended') void waitForSignIn();
        else if (sessionEnd.read()) void resumeSession(queries, me.id);
      }),
    [queries, me.id],
  );
  return ended ? <SignInAgain me={me} /> : null;
}

/** Sign-in in a dialog over the page, which keeps what was typed. */
function SignInAgain({ me }: { me: Me }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const queries = useQueryClient();
  const goOn = async () => {
    await resumeSession(queries, me.id);
    announceSession('started');
  };
  return (
    <Dialog title={words.title} look="curtain">
      <p className="text-muted">{step === 'password' ? words.lead : secondStep.lead}</p>
      {step === 'password' ? (
        <PasswordForm email={me.email} onSignedIn={goOn} onSecondStep={() => setStep('code')} />
      ) : (
        <CodeForm onSignedIn={goOn} onStartAgain={() => setStep('password')} />
      )}
      <p>
        <a href="/staff" className={linkLook}>
          {words.someoneElse}
        </a>
      </p>
    </Dialog>
  );
}
