// Inlined after a long text. Marks in its table of contents the section being read.
// `:target-current` would need no script, but browsers do not tell assistive technology about it.

const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents-list a')];
const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));

addEventListener('scroll', markCurrentSection, { passive: true });
addEventListener('resize', markCurrentSection);
markCurrentSection();

/** The current section is the last one whose heading has reached the place where a link to it would scroll. */
function markCurrentSection(): void {
  const root = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 8;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1;
  const current = isAtEnd
    ? links.length - 1
    : headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top <= line);
  for (const [place, link] of links.entries())
    if (place === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
}
