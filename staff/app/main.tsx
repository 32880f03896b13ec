import '../styles/staff.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { hasFailedWith } from '../api/request-failed.ts';
import { router } from './router.tsx';

/** A refusal stays a refusal. Only a lost connection is worth another try. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => hasFailedWith(error, 'offline') && count < 2,
      staleTime: 10_000,
    },
  },
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
