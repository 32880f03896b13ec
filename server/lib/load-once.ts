/** The machine was short of descriptors, or could not read a `package.json` because of that. */
const shortage = new Set(['EMFILE', 'ENFILE', 'ERR_INVALID_PACKAGE_CONFIG']);

/**
 * Loads code at the first call. A failure is not kept: the next call tries again. But Node.js keeps the error of a module that failed
 * while it ran, and may leave it half loaded. If that began with a shortage, only another process can load the module.
 */
export function loadOnce<Result>(load: () => Promise<Result>, giveUp = endServer): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  let wasShort = false;
  let lastError: unknown;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      const isShort = shortage.has(error?.code);
      if (wasShort && (!isShort || error === lastError)) giveUp(error);
      wasShort ||= isShort;
      lastError = error;
      throw error;
    });
    return loaded;
  };
}

/** In order, as after every error that no code can handle. */
function endServer(cause: unknown): void {
  setImmediate(() => {
    throw new Error('A module that failed for want of descriptors can be loaded after a restart only.', {
      cause,
    });
  });
}
