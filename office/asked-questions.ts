import { questions } from '#company/policy.ts';
import { site } from '#company/site.ts';
import { state } from '#company/state.ts';
import { decideQuestions } from '#domain/verification-questions.ts';

/** The questions that the verification form of this company asks. */
export const askedQuestions = decideQuestions(questions, site, state);
