import { questions } from '#app/policy.ts';
import { site } from '#app/site.ts';
import { state } from '#app/state.ts';
import { decideQuestions } from '#domain/verification-questions.ts';

/** The questions that the verification form of this company asks. */
export const askedQuestions = decideQuestions(questions, site, state);
