/** A mistake that the person at the shell can mend. The message is shown to them without a stack. */
export class ConsoleProblem extends Error {}
