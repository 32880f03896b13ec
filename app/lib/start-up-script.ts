import type { BackendSettings } from './backend-settings.ts';

/** Has the service worker registered. The policy knows this one address, and can be made only once in a page. */
const keepHelp = [
  'let f=()=>"/sw.js"',
  'navigator.serviceWorker?.register(self.trustedTypes?.createPolicy("sw",{createScriptURL:f}).createScriptURL("")??f()).catch(f)',
].join(';');

/**
 * Changes to our own letters without moving anything in view. Both faces are fetched; then part by part, so that nothing waits
 * for long, and from the last to the first, and so from the inside out. Where a block of words in view, or a link or an
 * emphasis in it, would begin or end elsewhere (`m`: tops, lefts, bottoms, rights), its letters are set a little wider or
 * narrower, up to a fortieth of an em, until all are in their places: at most two pixels before, and never after, for
 * what stands in a row must not be pushed into the next. Where none will do, the best is taken. Each is painted when it is done.
 */
const fitLetters = [
  'try{await d.fonts.load("1em Harborlight Display,Harborlight Text")}catch{}let S="section,main>*,body>:not(main)",',
  'm=e=>[e,...e.children].flatMap(c=>{let[a,...r]=c.getClientRects(),z=r.pop()??a;return a?[a.y,a.x,z.bottom,z.right]:[]});',
  'for(let e of[...d.querySelectorAll(S+",h1,h2,p,li,dd,td,nav>*")].reverse()){let c=e.matches(S),o=c?[]:m(e);',
  'if(c||o[0]<innerHeight){e.dataset.letters="";',
  'for(let n=0,b=9e9,x=0,g=0,t;n<14&&(t=Math.max(...m(e).map((v,k)=>Math.abs(v-o[k]+1))))>1.1;)',
  '{t<b&&(b=t,g=x);e.style.letterSpacing=(++n<14?x=(n%2?n:-n)/500:g)+"em"}',
  'await new Promise(setTimeout)}}',
].join('');

/**
 * The only script on a page that informs. It logs which backend the site speaks to and that a key is present. When the
 * page stands, it sets the footer's year where a static host serves a page built in another year, has emergency help kept
 * offline, and lets our own letters follow the first words of a visit (see fonts.css).
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'origin';
  return [
    '{let d=document,q=d.referrer.startsWith(origin)',
    `console.info("Backend URL: "+${backend}+"; anonymous key present: ${Boolean(anonKey)}")`,
    'if(q)d.documentElement.dataset.letters=""',
    'onload=()=>{d.querySelector("[data-current-year]").textContent=new Date().getFullYear()',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
    `q||setTimeout(async()=>{${fitLetters}},250)}}`,
  ].join(';');
}
