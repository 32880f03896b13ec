import { Navigate, useOutletContext } from 'react-router';
import { kindsFor } from '#domain/roles.ts';
import { InboxPage } from '../inbox/inbox-page.tsx';
import type { Me } from '../ui/use-me.ts';

/** The inbox, and the website for those who see no records. */
export function FirstScreen() {
  const { role } = useOutletContext<Me>();
  return kindsFor(role).length > 0 ? <InboxPage /> : <Navigate to="/website" replace />;
}
