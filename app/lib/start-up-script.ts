import type { BackendSettings } from './backend-settings.ts';

/**
 * Registers the service worker once the page is there. A prerendered page waits until it is shown: browsers see to that.
 * The policy knows this one address, and can be made only once in a page.
 */
const keepHelp =
  'navigator.serviceWorker&&addEventListener("load",()=>{const f=()=>"/sw.js",t=self.trustedTypes;navigator.serviceWorker.register(t?t.createPolicy("sw",{createScriptURL:f}).createScriptURL(""):f()).catch(()=>{})})';

/**
 * The only script on a page that informs. It logs which backend the site speaks to and that a key is present,
 * sets the footer's year where a static host serves a page built in another year, and has emergency help kept offline.
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'location.origin';
  return [
    `console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'addEventListener("DOMContentLoaded",()=>{for(const e of document.querySelectorAll("[data-current-year]"))e.textContent=new Date().getFullYear()})',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
  ].join(';');
}
