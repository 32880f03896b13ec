/** A step of the build failed. The message has its output. */
export class BuildError extends Error {}
