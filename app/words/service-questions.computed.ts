import type { Choice, QuestionGroup } from './question.ts';
import { services } from './services.ts';

// The texts of the services are too large for the script of the contact page. The build runs this module and ships its two lists.

export const serviceChoices: readonly Choice[] = services.map(({ slug, title, storedTitle }) => ({
  value: slug,
  label: title,
  ...(storedTitle && { stored: storedTitle }),
}));

/** What an agent needs to know, by service. */
export const quoteDetails: readonly QuestionGroup[] = services.flatMap(({ slug, quoteQuestions }) =>
  quoteQuestions ? { service: slug, ...quoteQuestions } : [],
);
