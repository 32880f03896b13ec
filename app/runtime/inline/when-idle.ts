/** In milliseconds. Some browsers never call themselves idle. */
const longestWait = 1000;

/** Runs a task when the page has loaded and been painted, and the browser is idle. */
export function whenIdle(task: () => void): void {
  addEventListener('load', () =>
    // A timer set before a paint runs after it.
    requestAnimationFrame(() => setTimeout(() => requestIdle(task))),
  );
}

/** Safari has no requestIdleCallback. */
function requestIdle(task: () => void): void {
  window.requestIdleCallback?.(task, { timeout: longestWait }) ?? setTimeout(task);
}
