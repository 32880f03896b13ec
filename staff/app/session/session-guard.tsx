import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api, inBackground, readBody } from '../../api/client.ts';
import { hasSessionEnded, subscribeToSession, waitForSignIn } from '../../api/sign-in-again.ts';
import type { Me } from '../shell/use-me.ts';
import { resumeSession } from './resume-session.ts';
import { listenForSession } from './session-channel.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Notices that the session has ended, also when nobody uses the app, and asks to sign in again over the page. */
export function SessionGuard({ me }: { me: Me }) {
  const ended = useSyncExternalStore(subscribeToSession, hasSessionEnded);
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
        else if (hasSessionEnded()) void resumeSession(queries, me.id);
      }),
    [queries, me.id],
  );
  return ended ? <SignInAgain me={me} /> : null;
}
