import type { BackendSettings } from './backend-settings.ts';

/**
 * Registers the service worker once the page is there. A prerendered page waits until it is shown: browsers see to that.
 * The policy knows this one address, and can be made only once in a page.
 */
const keepHelp =
  'navigator.serviceWorker&&addEventListener("load",()=>{const f=()=>"/sw.js",t=self.trustedTypes;navigator.serviceWorker.register(t?t.createPolicy("sw",{createScriptURL:f}).createScriptURL(""):f()).catch(()=>{})})';

/**
 * The only script on a page that informs. Once the page is looked at, it logs which backend the site speaks to and that a
 * key is present. It lets our own letters come after the first words of a visit (see fonts.css), sets the footer's year
 * where a static host serves a page built in another year, and has emergency help kept offline.
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'location.origin';
  return [
    `{const log=()=>console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'document.prerendering?addEventListener("prerenderingchange",log):log()',
    'const letters=()=>{document.documentElement.dataset.letters=""}',
    'document.prerendering||document.referrer.startsWith(location.origin)?letters():addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(letters)))',
    'addEventListener("DOMContentLoaded",()=>{for(const e of document.querySelectorAll("[data-current-year]"))e.textContent=new Date().getFullYear()})',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
  ]
    .join(';')
    .concat('}');
}
