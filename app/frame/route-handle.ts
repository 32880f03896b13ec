import type { UIMatch } from 'react-router';

/** The properties that a route sets with `export const handle`. */
export type RouteHandle = {
  /** The page has islands, which React hydrates. */
  interactive?: boolean;
  /** The header lies on the picture at the top of the page. */
  overHero?: boolean;
  /** The page is there for its form, which a bar at the bottom of a phone would cover. */
  isForm?: boolean;
  /** The slug of the service that the page is about. */
  service?: (params: UIMatch['params'], pathname: string) => string | undefined;
};

export function readHandle(matches: Pick<UIMatch, 'handle' | 'params' | 'pathname'>[]) {
  const routes = matches.map(({ handle, ...match }) => ({
    ...match,
    ...(handle as RouteHandle | undefined),
  }));
  return {
    interactive: routes.some(({ interactive }) => interactive),
    overHero: routes.some(({ overHero }) => overHero),
    isForm: routes.some(({ isForm }) => isForm),
    service: routes.map(({ service, params, pathname }) => service?.(params, pathname)).find(Boolean),
  };
}
