/** Words of the search box of the glossary. Its script is part of the page, so this file imports nothing. */
export const search = {
  label: 'Find a term',
  status: {
    all: (_: number, total: number) => (total === 1 ? '1 term' : `${total} terms`),
    name: (found: number, total: number) => `${found} of ${total} terms`,
    meaning: (found: number) =>
      `No term has that name. ${found === 1 ? '1 explanation mentions' : `${found} explanations mention`} it.`,
    none: () => 'No term matches.',
  },
};

export const noMatch = {
  title: 'We don’t have that word yet.',
  text: 'Try its first letters, or another word for it. Did you read it in your policy? Ask us what it means.',
  reset: 'Show all terms',
  ask: { label: 'Ask us about a word', href: '/contact' },
};
