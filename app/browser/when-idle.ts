/** Some browsers never call themselves idle. */
const longestWait = 1000;

/** Runs a task when the page has loaded and been painted, and the browser is idle. */
export function whenIdle(task: () => void): void {
  addEventListener('load', () =>
    // A timer set before a paint runs after it.
    requestAnimationFrame(() => setTimeout(() => requestIdle(task))),
  );
}

function requestIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: longestWait });
  else setTimeout(task);
}
