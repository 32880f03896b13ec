// Settings that limit the server's memory during many parallel uploads.

/** A small young generation collects the chunks of uploads early. */
export const memoryFlags = ['--max-semi-space-size=2'];

/** Makes glibc return memory to the system after a picture is decoded. */
export const memoryEnv = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };
