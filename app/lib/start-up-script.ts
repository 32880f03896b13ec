import type { BackendSettings } from './backend-settings.ts';

/**
 * The only script on a page that informs. Once the page is looked at, it logs which backend the site speaks to and that a key is present. It
 * lets our own letters come after the first words of a visit (see fonts.css),
 * and sets the footer's year where a static host serves a page built in another year.
 */
export function startUpScript({ url, anonKey }: BackendSettings): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'location.origin';
  return [
    `{const log=()=>console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'document.prerendering?addEventListener("prerenderingchange",log):log()',
    'const letters=()=>{document.documentElement.dataset.letters=""}',
    'document.prerendering||document.referrer.startsWith(location.origin)?letters():addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(letters)))',
    'addEventListener("DOMContentLoaded",()=>{for(const e of document.querySelectorAll("[data-current-year]"))e.textContent=new Date().getFullYear()})}',
  ].join(';');
}
