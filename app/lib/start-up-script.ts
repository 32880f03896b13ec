import type { BackendSettings } from './backend-settings.ts';

/**
 * Registers the service worker once the page is there. A prerendered page waits until it is shown: browsers see to that.
 * The policy knows this one address, and can be made only once in a page.
 */
const keepHelp =
  'const w=navigator.serviceWorker;w&&on("load",()=>{const f=()=>"/sw.js",t=self.trustedTypes;w.register(t?t.createPolicy("sw",{createScriptURL:f}).createScriptURL(""):f()).catch(()=>{})})';

/**
 * Changes to our own letters without moving anything in view. Both faces are fetched; then, in one step that is painted
 * once, every block of words that would become higher or lower gets spaces a little narrower or wider, until it is as high
 * as before; where that does not help, it is left alone.
 */
const fitLetters = [
  `await Promise.allSettled(["Display","Text"].map(f=>d.fonts.load("1em 'Harborlight "+f+"'")))`,
  'const b=[...d.querySelectorAll("h1,h2,p,ol,ul,li")].map(e=>[e,e.offsetHeight,e.getBoundingClientRect().bottom])',
  'swap()',
  'for(const[e,h,y]of b)if(y>0&&y<innerHeight)for(let n=0;n<9&&e.offsetHeight!=h;)e.style.wordSpacing=++n<9?(e.offsetHeight<h?n:-n)/40+"em":""',
].join(';');

/**
 * The only script on a page that informs. Once the page is looked at, it logs which backend the site speaks to and that a
 * key is present. It lets our own letters come after the first words of a visit (see fonts.css), sets the footer's year
 * where a static host serves a page built in another year, and has emergency help kept offline.
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'location.origin';
  return [
    [
      '{const d=document',
      'on=addEventListener',
      `log=()=>console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
      'swap=()=>{d.documentElement.dataset.letters=""}',
      `fit=async()=>{${fitLetters}}`,
    ].join(),
    'd.prerendering?on("prerenderingchange",log):log()',
    'd.prerendering||d.referrer.startsWith(location.origin)?swap():on("load",()=>requestAnimationFrame(()=>setTimeout(fit)))',
    'on("DOMContentLoaded",()=>{for(const e of d.querySelectorAll("[data-current-year]"))e.textContent=new Date().getFullYear()})',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
  ]
    .join(';')
    .concat('}');
}
