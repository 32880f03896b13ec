const lanes = 8;

/** Maps items a few at a time: quick, and never short of sockets. */
export async function mapConcurrently<Item, Result>(
  items: Item[],
  work: (item: Item) => PromiseLike<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
