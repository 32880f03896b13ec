import { createBrowserRouter } from 'react-router';
import { shell } from '../words/shell.ts';
import { InboxPage } from './inbox/inbox-page.tsx';
import { Layout } from './shell/layout.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound, PageError } from './ui/failure-screen.tsx';

const titled = (title: string) => ({ handle: { title } });
const { links } = shell;

/** Every screen of the app. Addresses hold ids at most, nothing personal. */
export const router = createBrowserRouter(
  [
    {
      element: <Layout />,
      errorElement: (
        <main className="px-5">
          <PageError />
        </main>
      ),
      hydrateFallbackElement: <Loading />,
      children: [
        {
          // Inside the layout, so that the navigation stays.
          errorElement: <PageError />,
          children: [
            { index: true, element: <InboxPage />, ...titled(links.inbox) },
            {
              path: 'records/:kind/:id',
              lazy: () => import('./record/record-page.tsx'),
              ...titled(shell.record),
            },
            { path: 'persons', lazy: () => import('./persons/persons-page.tsx'), ...titled(links.persons) },
            { path: 'deleted', lazy: () => import('./persons/deleted-page.tsx'), ...titled(shell.deleted) },
            {
              path: 'overview',
              lazy: () => import('./overview/overview-page.tsx'),
              ...titled(links.overview),
            },
            { path: 'team', lazy: () => import('./team/team-page.tsx'), ...titled(links.team) },
            { path: 'audit', lazy: () => import('./audit/audit-page.tsx'), ...titled(links.audit) },
            {
              path: 'settings',
              lazy: () => import('./settings/settings-page.tsx'),
              ...titled(links.settings),
            },
            { path: 'account', lazy: () => import('./account/account-page.tsx'), ...titled(links.account) },
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ],
  { basename: '/staff' },
);
