/** A failure that its message explains completely. */
export class Problem extends Error {}
