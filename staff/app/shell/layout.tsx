import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { sessionEnd } from '../../api/sign-in-again.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { loadSingleKeys } from '../../ui/single-keys.ts';
import { shell } from '../../words/shell.ts';
import { SessionGuard } from '../session/session-guard.tsx';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { type Me, useMe } from '../ui/use-me.ts';
import { Loading } from './loading.tsx';
import { Navigation } from './navigation.tsx';

/** Only people who set up their second step need the QR code. */
const SecondStepGate = lazy(() => import('../account/second-step-gate.tsx'));

/** The frame around every screen. */
export function Layout() {
  const { data: me, error, refetch } = useMe();
  const navigation = useNavigation();
  const content = useFocusAfterNavigation();
  useReloadWithoutSession(me);
  useEffect(() => {
    if (me) loadSingleKeys(me.id);
  }, [me]);
  // Until the backup codes are stored: the second step itself is on before that.
  const [gate, setGate] = useState<'open' | 'closed'>('open');
  if (me?.mustSetUpSecondStep && gate === 'open') setGate('closed');
  if (error && !me)
    return (
      <main className="px-5">
        <FailureScreen error={error}>
          <Button onClick={() => refetch()} className="justify-self-start">
            {shell.retry}
          </Button>
        </FailureScreen>
      </main>
    );
  if (!me) return <Loading />;
  if (gate === 'closed')
    return (
      <Suspense fallback={<Loading />}>
        <SecondStepGate onDone={() => setGate('open')} />
        <SessionGuard me={me} />
      </Suspense>
    );
  return (
    <div className="min-h-svh w-full pb-[calc(3.75rem+env(safe-area-inset-bottom))] md:grid md:grid-cols-[6rem_minmax(0,1fr)] md:pb-0 lg:grid-cols-[14.5rem_minmax(0,1fr)] print:block">
      <ScreenTitle />
      <ScrollRestoration />
      <a
        href="#content"
        className="absolute left-[-100vw] z-10 rounded-sm bg-panel px-5 py-3 font-bold shadow-float focus:top-2 focus:left-2 print:hidden"
      >
        {shell.skip}
      </a>
      <Navigation me={me} />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        aria-busy={navigation.state === 'loading' || undefined}
        className="staff-content min-w-0 p-5 md:px-8 md:pt-6 md:pb-12"
      >
        <OfflineBanner />
        <Outlet context={me} />
      </main>
      <SessionGuard me={me} />
    </div>
  );
}

/** A page that learns at its very start that the session is over has nothing to keep: the server sends the sign-in page. */
function useReloadWithoutSession(me: Me | undefined): void {
  useEffect(() => (me ? undefined : sessionEnd.subscribe(() => location.reload())), [me]);
}

/** A route's handle names its screen. */
function ScreenTitle() {
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  return <title>{shell.title(handle?.title)}</title>;
}

/** After a navigation the heading takes the focus, so that a keyboard goes on there and a screen reader reads it. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The screen has given it to something already, such as the row of the record that was read.
    if (content.current?.querySelector(':focus')) return;
    const heading = content.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? content.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

/** The region is there before the message, so that screen readers announce it. */
function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return <Banner role="status">{!isOnline && shell.offline}</Banner>;
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
