/** Lengths of texts. */
export const limits: { name: number; text: number; texts: Record<string, number> } = {
  name: 120,
  text: 2_000,
  /** By the name of the field. */
  texts: {
    label: 80,
    href: 500,
    reason: 120,
    title: 160,
    department: 80,
    summary: 300,
    question: 300,
    answer: 3_000,
    bio: 1_000,
    quote: 1_000,
    term: 80,
    fact: 200,
    alt: 300,
  },
};
/** Of an article: the field has a name that notices have, too. */
export const articleLimit = 60_000;
