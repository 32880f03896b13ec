/** What is typed into a search box reaches the search page in the fragment of its address, which is not sent to the server. */
export function sendQueryInFragment(): void {
  addEventListener('submit', (event) => {
    // Only search boxes have a field of this name.
    const { action, q } = event.target as HTMLFormElement & { q?: HTMLInputElement };
    if (!q) return;
    event.preventDefault();
    location.href = `${action}#q=${encodeURIComponent(q.value)}`;
  });
}
