import { createContext, useContext } from 'react';

/** Where app/entry.client.ts is; in development, behind what reloads it. */
export const ScriptAddresses = createContext<string[]>([]);

/**
 * The page is there to read first: scripts are asked for when it has been painted, or as soon as a visitor touches it.
 * Its islands wait for the touch (when-awaited.ts). A button that is pressed before that is marked, for hydrate.tsx to press it again; Enter in a form presses one, too.
 * A page that is rendered ahead of a click gets ready at once.
 */
export function StartIslands() {
  const addresses = JSON.stringify(useContext(ScriptAddresses)).replaceAll('<', '\\u003c');
  const script = [
    `{const start=async()=>{for(const script of${addresses})await import(script)}`,
    'const painted=list=>{if(list.getEntriesByName("first-contentful-paint").length)start()}',
    'addEventListener("load",()=>document.prerendering?start():new PerformanceObserver(painted).observe({type:"paint",buffered:true}))',
    'for(const type of["pointerdown","keydown","focusin","change"])addEventListener(type,()=>{document.documentElement.dataset.touched="";start()},{once:true,capture:true})',
    'addEventListener("click",({target})=>{const button=target.closest("[data-island] button");if(button)button.dataset.pressed=""},{capture:true})}',
  ].join(';');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
