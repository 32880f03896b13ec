// Settings that keep the server's memory small while many files are uploaded at once.

/** A small young generation collects the chunks of uploads early. */
export const memoryFlags = ['--max-semi-space-size=2'];

/** glibc returns what decoding a picture took, instead of keeping it for each thread. */
export const memoryEnv = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };
