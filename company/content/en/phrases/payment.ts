/** The site takes no payments. A company that has a way to pay names it here. */
export const payment =
  'Not on this site, which takes no payments. Your quote says how you can pay and how often, and what paying in parts adds.';
