import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from '../../sign-in/code-form.tsx';
import { PasswordForm } from '../../sign-in/password-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { sessionEnd } from '../../words/shell.ts';
import { secondStep } from '../../words/sign-in.ts';
import type { Me } from '../shell/use-me.ts';
import { resumeSession } from './resume-session.ts';
import { announceSession } from './session-channel.ts';

/** Sign-in in a dialog over the page, which keeps what was typed. */
export function SignInAgain({ me }: { me: Me }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const queries = useQueryClient();
  const goOn = async () => {
    await resumeSession(queries, me.id);
    announceSession('started');
  };
  return (
    <Dialog title={sessionEnd.title} look="curtain">
      <p className="text-muted">{step === 'password' ? sessionEnd.lead : secondStep.lead}</p>
      {step === 'password' ? (
        <PasswordForm email={me.email} onSignedIn={goOn} onSecondStep={() => setStep('code')} />
      ) : (
        <CodeForm onSignedIn={goOn} onStartAgain={() => setStep('password')} />
      )}
      <p>
        <a href="/staff" className={linkLook}>
          {sessionEnd.someoneElse}
        </a>
      </p>
    </Dialog>
  );
}
