/** A problem that the person who starts the server can solve. The message is shown to them without a stack. */
export class StartError extends Error {}
