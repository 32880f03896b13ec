import type { BackendSettings } from './backend-settings.ts';

/** Has the service worker registered. The policy knows this one address, and can be made only once in a page. */
const keepHelp = [
  'let f=()=>"/sw.js"',
  'navigator.serviceWorker?.register(self.trustedTypes?.createPolicy("sw",{createScriptURL:f}).createScriptURL("")??f()).catch(f)',
].join(';');

/**
 * Changes to our own letters without moving anything in view. Both faces are fetched; then part by part, so that nothing waits
 * for long, every block of words in view that would become higher or lower gets spaces a little narrower or wider, until it
 * is as high as before; where that does not help, it is left alone. Each part is painted when it is done. They go from the
 * last to the first, and so from the inside out.
 */
const fitLetters = [
  'try{await d.fonts.load("1em Harborlight Display,Harborlight Text")}catch{}let g=e=>e.getBoundingClientRect(),i=innerHeight',
  'for(let s of[...d.querySelectorAll("section,main>*,body>:not(main)")].reverse()){let b=g(s).top>i?[]:[...s.querySelectorAll("h1,h2,p,ol,ul,li")].map(e=>[e,e.offsetHeight,g(e).bottom])',
  's.dataset.letters=""',
  'for(let[e,h,y]of b)if(y<i)for(let n=0;n<9&&e.offsetHeight!=h;)e.style.wordSpacing=++n<9?(e.offsetHeight<h?n:-n)/40+"em":""',
  'await new Promise(setTimeout)}',
].join(';');

/**
 * The only script on a page that informs. Once the page is looked at, it logs which backend the site speaks to and that a
 * key is present. When the page stands, it sets the footer's year where a static host serves a page built in another
 * year, has emergency help kept offline, and lets our own letters follow the first words of a visit (see fonts.css).
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'l.origin';
  return [
    '{let d=document,l=location,on=addEventListener,p=d.prerendering,q=p||d.referrer.startsWith(l.origin)',
    `let log=()=>console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'p?on("prerenderingchange",log):log()',
    'if(q)d.documentElement.dataset.letters=""',
    'on("load",()=>{d.querySelector("[data-current-year]").textContent=new Date().getFullYear()',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
    `q||setTimeout(async()=>{${fitLetters}},250)})}`,
  ].join(';');
}
