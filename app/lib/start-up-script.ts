import type { BackendSettings } from './backend-settings.ts';

/** Has the service worker registered. The policy knows this one address, and can be made only once in a page. */
const keepHelp = [
  'let f=()=>"/sw.js"',
  'navigator.serviceWorker?.register(self.trustedTypes?.createPolicy("sw",{createScriptURL:f}).createScriptURL(f)??f()).catch(f)',
].join(';');

/**
 * Changes to our own letters without moving anything in view. Both faces are fetched; then part by part, so that nothing waits
 * for long, and from the last to the first, and so from the inside out. A block of words in view is measured before and after
 * (`m`: its size, and where it and each link or emphasis in it end, a pixel down weighing as much as 99 to the right). Where
 * one of these is more than two pixels early or half a pixel late, letters are set wider or narrower: by hundredths of a pixel, in steps (`s`) that
 * double until what is farthest off (`w`) is off to the other side, then halve until all are in their places. Where none will
 * do, the best is taken. Each block is painted when it is done.
 */
const fitLetters = [
  'try{await d.fonts.load("1em Our Display,Our Text")}catch{}let S="section,main>*,body>:not(main)",',
  'm=e=>[e.offsetHeight*99+e.offsetWidth,',
  '...[e,...e.children].map(c=>(c=[...c.getClientRects()].pop()??c).bottom*99+c.right)];',
  'for(let e of[...d.querySelectorAll(S+",h1,h2,p,li,dd,td,nav>*")].reverse()){let o=e.matches(S)?[]:m(e);',
  'if(!(o[1]-o[0]>innerHeight*99)){e.dataset.letters="";',
  'for(let x=0,s=3,k=2,b,g,p,w;',
  's>2&&(w=m(e).map((v,k)=>v-o[k]+1).reduce((p,v)=>v*v>p*p?v:p))**2>2;p=w)',
  '{w*w>=b||(b=w*w,g=x);s*=k=s>20||p*w<0?.5:k;e.style.setProperty("--fit",(s>2?x-=w>0?s:-s:g)+"e-2px")}',
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
    `console.info(\`Backend URL: \${${backend}}; anonymous key present: ${Boolean(anonKey)}\`)`,
    'if(q)d.documentElement.dataset.letters=""',
    'onload=()=>{d.querySelector("#year").textContent=new Date().getFullYear()',
    ...(offlineHelp === 'on' ? [keepHelp] : []),
    `q||setTimeout(async()=>{${fitLetters}},250)}}`,
  ].join(';');
}
