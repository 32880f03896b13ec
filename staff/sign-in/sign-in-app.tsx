import { useState } from 'react';
import { Failure } from '../ui/failure.tsx';
import { secondStep, signIn } from '../words/sign-in.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame, SignInHead } from './sign-in-frame.tsx';
import { Welcome } from './welcome.tsx';

/** The page at the address that was asked for. With a session, the server sends the app there. */
function openApp() {
  if (location.pathname === '/staff/welcome') location.assign('/staff');
  else location.reload();
}

type Step = { name: 'password'; error?: unknown } | { name: 'code' };

/** `token` is the secret of a one-time link. */
export function SignInApp({ token }: { token: string }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  if (location.pathname === '/staff/welcome') return <Welcome token={token} onSignedIn={openApp} />;
  return (
    <SignInFrame>
      <title>{signIn.documentTitle}</title>
      {step.name === 'password' ? (
        <>
          <SignInHead title={signIn.title} lead={signIn.lead} />
          {step.error !== undefined && <Failure error={step.error} />}
          <PasswordForm onSignedIn={openApp} onSecondStep={() => setStep({ name: 'code' })} />
        </>
      ) : (
        <>
          <SignInHead title={secondStep.title} lead={secondStep.lead} />
          <CodeForm onSignedIn={openApp} onStartAgain={(error) => setStep({ name: 'password', error })} />
        </>
      )}
    </SignInFrame>
  );
}
