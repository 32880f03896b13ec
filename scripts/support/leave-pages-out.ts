import type { Plugin } from 'vite';

/** How the router's plugin asks for a page's browser half. */
const page = /\?__react-router-build-client-route$/;

/**
 * Pages are rendered at build time only; what works in the browser are their islands (app/islands). So the browser's
 * bundle gets an empty page for each, and neither words nor libraries that no visitor needs.
 */
export function leavePagesOut(): Plugin {
  return {
    name: 'leave-pages-out',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: page },
      handler: () => ({ code: 'export default function Page() { return null }', map: null }),
    },
  };
}
