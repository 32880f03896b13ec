import { offlineHelp } from '../service-worker/offline-help.ts';

const address = '/sw.js';

/** Registers the service worker through a Trusted Types policy that allows only its address. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || offlineHelp === 'off' || !('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('sw', { createScriptURL: () => address });
  const url = policy?.createScriptURL(address) ?? address;
  navigator.serviceWorker.register(url as string).catch(() => undefined);
}
