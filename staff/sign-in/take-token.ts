/** Takes the secret of a one-time link out of the address, so that neither the history nor whoever looks at the screen has it. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, '', location.pathname);
  // A link that is pasted over the address of this page does not load it again.
  addEventListener('hashchange', () => location.reload());
  return token;
}
