/**
 * Has the browser lay out what it has read of a long page so far, and so paint it, before it goes on. Asking where the page
 * is scrolled to does that; at the end of a page it would be done anyway, but all at once.
 */
export function LayOutSoFar() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: 'scrollY' }} />;
}
