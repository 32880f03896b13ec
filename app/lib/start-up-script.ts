import type { BackendSettings } from './backend-settings.ts';

/** Has the service worker registered. The policy knows one address (`f`), and can be made only once in a page. */
const keepHelp =
  'navigator.serviceWorker?.register(self.trustedTypes?.createPolicy("sw",{createScriptURL:f}).createScriptURL(f)??f()).catch(f)';

/** Sections and the like, whose letters change at one go. */
const parts = '"section,main>*,body>:not(main)"';

/** The size of a block of words, and where it and each link or emphasis in it end: a pixel down weighs as much as 99 to the right. */
const measure = [
  'e=>[e.offsetHeight*99+e.offsetWidth,',
  '...[e,...e.children].map(c=>(c=[...c.getClientRects()].pop()??c).bottom*99+c.right)]',
].join('');

/**
 * Changes to our own letters without moving anything in view. Both faces are fetched; then part by part, so that nothing waits
 * for long, and from the last to the first, and so from the inside out. A block of words in view is measured before and after.
 * Where one of the measures is more than two pixels early or half a pixel late, letters are set wider or narrower: by hundredths of a pixel, in steps (`s`) that
 * double until what is farthest off (`w`) is off to the other side, then halve until all are in their places. Where none will
 * do, the best is taken. Each block is painted when it is done.
 */
const fitLetters = [
  'await d.fonts.load("1em Our Display,Our Text").catch(f);',
  'for(let e of[...d.querySelectorAll(S+",h1,h2,p,li,dd,td,nav>*")].reverse()){let o=e.matches(S)?[]:m(e);',
  'if(!(o[1]-o[0]>innerHeight*99)){e.dataset.letters=1;',
  'for(let x=0,s=3,k=2,b,g,p,w;',
  's>2&&(w=m(e).reduce((p,v,k)=>(v-=o[k]-1)**2>p*p?v:p,0))**2>2;p=w)',
  '{w*w>=b||(b=w*w,g=x);s*=k=s>20||p*w<0?.5:k;e.style="--fit:"+(s>2?x-=w>0?s:-s:g)+"e-2px"}',
  'await new Promise(setTimeout)}}',
].join('');

/**
 * The script of every page, and on most that inform the only one. It logs which backend the site speaks to and that a key is
 * present. When a pointer first comes to a link, it lets pages be rendered ahead (see speculation-rules.tsx). When the page
 * stands, it sets the footer's year where a static host serves a page built in another year, has emergency help kept offline,
 * and lets our own letters follow the first words of a visit (see fonts.css).
 */
export function startUpScript({ url, anonKey }: BackendSettings, offlineHelp: 'on' | 'off'): string {
  const backend = url ? JSON.stringify(url).replaceAll('<', '\\u003c') : 'origin';
  return [
    `{let d=document,q=!d.referrer.indexOf(origin),f=_=>"/sw.js",S=${parts},m=${measure}`,
    `console.info(\`Backend URL: \${${backend}}; anonymous key present: ${Boolean(anonKey)}\`)`,
    'if(q)d.lastChild.dataset.letters=1',
    'onpointerover=e=>e.target.closest("a")&&rules.before(rules.content)',
    'onload=_=>{year.innerText=Date().slice(11,15)',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
    `q||setTimeout(async _=>{${fitLetters}},250)}}`,
  ].join(';');
}
