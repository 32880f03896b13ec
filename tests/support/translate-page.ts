import type { Page } from '@playwright/test';

/** Translates a page from now on, or from its next load on. */
export const translateNow = (page: Pick<Page, 'evaluate'>): Promise<void> => page.evaluate(translateInPage);
export const translateFromLoad = async (page: Page): Promise<void> => {
  await page.addInitScript(translateInPage);
};

/**
 * Runs in the page. Does to its text what Chrome's translator does: every text node is replaced by one inside of two `font` elements,
 * at once and whenever text appears or changes. The words stay, so that tests can look for them.
 */
function translateInPage(): void {
  const untouched = 'font, script, style, noscript, textarea, title, svg, [translate=no]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const inner = document.createElement('font');
    inner.textContent = text.data;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
    for (const text of texts) wrap(text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) wrapIn(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  wrapIn(document);
}
