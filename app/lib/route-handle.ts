/** The properties that a route sets with `export const handle`. */
export type RouteHandle = {
  /** The page has islands, which React hydrates. */
  interactive?: boolean;
  /** The header lies on the picture at the top of the page. */
  overHero?: boolean;
};

export function readHandle(matches: { handle: unknown }[]): Required<RouteHandle> {
  const handles = matches.map(({ handle }) => (handle ?? {}) as RouteHandle);
  return {
    interactive: handles.some((handle) => handle.interactive),
    overHero: handles.some((handle) => handle.overHero),
  };
}
