import '../styles/staff.css';
import { createRoot } from 'react-dom/client';
import { SignInApp } from './sign-in-app.tsx';

const root = document.getElementById('root');
const token = takeToken();
if (root) createRoot(root).render(<SignInApp token={token} />);

/** Takes the secret of a one-time link out of the address, so that neither the history nor whoever looks at the screen has it. */
function takeToken(): string {
  const taken = location.hash.slice(1);
  if (taken) history.replaceState(null, '', location.pathname);
  // A link that is pasted over the address of this page does not load it again.
  addEventListener('hashchange', () => location.reload());
  return taken;
}
