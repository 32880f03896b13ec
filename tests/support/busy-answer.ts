/** What our server says to a burst, as limits.reliability.ts sees it and refused.spec.ts plays it to the forms. */
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
