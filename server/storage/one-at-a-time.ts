/** Runs tasks one after the other: each may need many megabytes, and a hundred at once would need a hundred times as many. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
