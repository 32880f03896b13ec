/** Ends the wait of the sections below the first screen (below-first-screen.css). The scroll bar then has its real length. */
export function layOutEverything(): void {
  document.documentElement.dataset.laidOut = '';
}
