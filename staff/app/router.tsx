import { createBrowserRouter } from 'react-router';
import { shell } from '../words/shell.ts';
import { historyWords, previewWords, publishWords } from '../words/website-publish.ts';
import { FirstScreen } from './shell/first-screen.tsx';
import { Layout } from './shell/layout.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound, PageError } from './ui/failure-screen.tsx';

const titled = (title: string) => ({ handle: { title } });
const { links } = shell;

const websiteScreens = [
  { path: 'website', lazy: () => import('./website/website-page.tsx'), ...titled(links.website) },
  {
    path: 'website/items/:kind/:key?',
    lazy: () => import('./website/item-page.tsx'),
    ...titled(links.website),
  },
  {
    path: 'website/publish',
    lazy: () => import('./website/publish-page.tsx'),
    ...titled(publishWords.title),
  },
  {
    path: 'website/releases',
    lazy: () => import('./website/releases-page.tsx'),
    ...titled(historyWords.title),
  },
  // Not /website/preview: that is the page in its frame.
  { path: 'website/look', lazy: () => import('./website/preview-page.tsx'), ...titled(previewWords.title) },
];

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
            { index: true, element: <FirstScreen />, ...titled(links.inbox) },
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
            ...websiteScreens,
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
