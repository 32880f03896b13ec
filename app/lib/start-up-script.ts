import type { BackendSettings } from './backend-settings.ts';

/**
 * The only script on a page that informs. It logs which backend the site speaks to and that a key is present,
 * and sets the footer's year where a static host serves a page built in another year.
 */
export function startUpScript({ url, anonKey }: BackendSettings): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'location.origin';
  return [
    `console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'addEventListener("DOMContentLoaded",()=>{for(const e of document.querySelectorAll("[data-current-year]"))e.textContent=new Date().getFullYear()})',
  ].join(';');
}
