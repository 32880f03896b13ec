import '../styles/staff.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import { hasFailedWith } from '../api/request-failed.ts';
import { router } from './router.tsx';

// The policy of the page forbids compiled schemas. zod would try, and the browser would report it.
z.config({ jitless: true });

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
