/** The server's rate-limit response: limits.reliability.ts verifies it, contact.spec.ts stubs it. */
export const busyAnswer = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: {
    code: 'PT429',
    message: 'Too many requests',
    details: null,
    hint: `Try again in ${seconds} seconds.`,
  },
});
