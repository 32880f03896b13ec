import { createContext, useContext } from 'react';

/** Where app/entry.client.ts is; in development, behind what reloads it. */
export const ScriptAddresses = createContext<string[]>([]);

/**
 * The page is there to read first: scripts are asked for when it has been painted, or as soon as a visitor touches it.
 * Its islands wait for the touch (when-awaited.ts), which is passed on for hydrate.tsx to press again what was pressed; Enter in a form presses a button, too.
 * What cannot be had is asked for at every touch, and whoever pressed a button in vain is told.
 * A page that is rendered ahead of a click gets ready at once.
 */
export function StartIslands() {
  const scripts = useContext(ScriptAddresses).map((address) => `await import(${JSON.stringify(address)})`);
  const script = [
    `{const start=async touch=>{try{const{wake}=(${scripts.join().replaceAll('<', '\\u003c')});if(touch)await wake(touch)}`,
    'catch{const button=touch?.type=="click"&&touch.target.closest("[data-failed]");if(button)alert(button.dataset.failed)}};',
    'addEventListener("load",()=>document.prerendering?start():new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&start()).observe({type:"paint",buffered:true}));',
    'for(const type of["pointerdown","focusin","change","click"])addEventListener(type,start,true)}',
  ].join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
