// Inlined at the end of a section that links to its parts, so that no key or click comes too early.
makeTabs(document.currentScript?.parentElement as HTMLElement);

/** Makes tabs of the links, after https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. A focused tab is open. */
function makeTabs(section: HTMLElement): void {
  const tabs = [...section.querySelectorAll<HTMLAnchorElement>('.tab')];

  function open(chosen: HTMLAnchorElement | undefined): void {
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      panelOf(tab).toggleAttribute('data-closed', !isOpen);
    }
  }

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = tabs.indexOf(event.target as HTMLAnchorElement);
    // `at(-1)` is the last one.
    const places: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: (place + 1) % tabs.length,
      Home: 0,
      End: -1,
      ' ': place,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs.at(next)?.focus();
  }

  function tabOfTarget(): HTMLAnchorElement | undefined {
    const target = document.getElementById(location.hash.slice(1));
    return target === section ? tabs[0] : tabs.find((tab) => panelOf(tab).contains(target));
  }

  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.closest('ul')?.setAttribute('role', 'tablist');
    tab.closest('li')?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    tab.onfocus = () => open(tab);
    tab.onkeydown = move;
    tab.onclick = (event) => {
      event.preventDefault();
      // Safari does not focus a link that is clicked.
      tab.focus();
    };
  }
  open(tabOfTarget() ?? tabs[0]);
  addEventListener('hashchange', () => {
    const tab = tabOfTarget();
    if (!tab) return;
    open(tab);
    // The browser cannot scroll to what was not shown.
    document.querySelector(':target')?.scrollIntoView();
  });
}

function panelOf(tab: HTMLAnchorElement): HTMLElement {
  return document.getElementById(tab.hash.slice(1))?.closest('.tab-panel') as HTMLElement;
}

export {};
