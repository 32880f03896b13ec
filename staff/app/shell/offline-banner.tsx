import { useSyncExternalStore } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { shell } from '../../words/shell.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The region is there before the message, so that screen readers announce it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <Banner role="status">{!isOnline && shell.offline}</Banner>;
}
