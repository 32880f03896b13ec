/** What a route says about its page with `export const handle`. */
export type RouteHandle = {
  /** The page needs React in the browser. Every other page is plain HTML and CSS. */
  interactive?: boolean;
  /** The page opens with a picture that runs under the header. */
  overHero?: boolean;
};

export function readHandle(matches: { handle: unknown }[]): Required<RouteHandle> {
  const handles = matches.map(({ handle }) => (handle ?? {}) as RouteHandle);
  return {
    interactive: handles.some((handle) => handle.interactive),
    overHero: handles.some((handle) => handle.overHero),
  };
}
