// Inlined after the office maps, so that no click comes too early.
for (const button of document.querySelectorAll<HTMLButtonElement>('figure button')) {
  button.onclick = () => {
    const figure = button.closest('figure');
    const map = figure?.querySelector('template');
    map?.parentElement?.replaceChildren(map.content);
    button.remove();
    // The focus was on the button.
    figure?.querySelector('iframe')?.focus();
  };
}

export {};
