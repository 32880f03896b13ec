import { useEffect, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Invitation } from '../../server/staff/identity/invitations.ts';
import { api, readBody } from '../api/client.ts';
import { RequestFailed } from '../api/request-failed.ts';
import { linkLook } from '../ui/link-look.ts';
import { signIn, welcome } from '../words/sign-in.ts';
import { SignInFrame, SignInHead } from './sign-in-frame.tsx';
import { WelcomeForm } from './welcome-form.tsx';

type Link =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'expired' }
  | { state: 'offline' }
  | { state: 'found'; invitation: Invitation };

/** What a one-time link opens. Its secret is in the fragment of the address: see main.tsx. */
export function Welcome({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const [link, setLink] = useState<Link>({ state: token ? 'loading' : 'missing' });
  useEffect(() => {
    if (link.state !== 'loading') return;
    readBody(api.invitation.find.$post({ json: { token } })).then(
      (invitation) => setLink({ state: 'found', invitation }),
      (error) => setLink({ state: isOffline(error) ? 'offline' : 'expired' }),
    );
  }, [token, link.state]);

  return (
    <SignInFrame>
      <title>{signIn.documentTitle}</title>
      <div role="status">
        {link.state === 'loading' && <p className="text-muted">{welcome.loading}</p>}
        {(link.state === 'expired' || link.state === 'missing') && (
          <>
            <SignInHead {...welcome[link.state]} />
            <a href="/staff" className={linkLook}>
              {welcome.toSignIn}
            </a>
          </>
        )}
        {link.state === 'offline' && (
          <>
            <SignInHead {...welcome.offline} />
            <TextButton onClick={() => setLink({ state: 'loading' })}>{welcome.retry}</TextButton>
          </>
        )}
      </div>
      {link.state === 'found' && (
        <WelcomeForm
          token={token}
          invitation={link.invitation}
          onSignedIn={onSignedIn}
          onExpired={() => setLink({ state: 'expired' })}
        />
      )}
    </SignInFrame>
  );
}

/** A link that the server refuses for any reason is useless. */
function isOffline(error: unknown): boolean {
  return (
    error instanceof RequestFailed && (error.status === 0 || error.status === 429 || error.status >= 500)
  );
}
