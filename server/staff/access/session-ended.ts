/** The session ended between its check and the act. The transaction is rolled back, and the answer is 401. */
export class SessionEnded extends Error {}
