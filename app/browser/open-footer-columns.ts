/** On wide screens the columns of the footer stand open (footer.css), so their titles are no buttons there. */
export function openFooterColumns(): void {
  const wide = matchMedia('(min-width: 48rem)');
  const apply = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('.footer-column')) {
      column.open = wide.matches;
      const title = column.querySelector('summary');
      if (title) title.tabIndex = wide.matches ? -1 : 0;
    }
  };
  if (wide.matches) apply();
  wide.addEventListener('change', apply);
}
