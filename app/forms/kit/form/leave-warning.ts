const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask for confirmation before the page is left. */
export function warnBeforeLeaving(): void {
  addEventListener('beforeunload', warn);
}

export function allowLeaving(): void {
  removeEventListener('beforeunload', warn);
}
