/** The arrow keys move from the box through the links below it, and back. Tab works as everywhere. */
export function moveWithArrows(input: HTMLElement, results: HTMLElement): void {
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [input, ...results.querySelectorAll('a')];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  input.addEventListener('keydown', move);
  results.addEventListener('keydown', move);
}
