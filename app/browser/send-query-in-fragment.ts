/** What is typed into a search box reaches the search page in the fragment of its address, which is not sent to the server. */
export function sendQueryInFragment(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.closest('search')) return;
    event.preventDefault();
    location.href = `${form.action}#${new URLSearchParams(new FormData(form) as never)}`;
  });
}
