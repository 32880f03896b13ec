import { adjusterHours } from '#domain/claims.ts';
import { hotline } from './hotline.ts';

// What we say about time, each in one way on every page. promises.test.ts finds another way.

/** A goal. */
export const answerGoal = 'We aim to answer within 24 business hours';
/** Where there is room to say what that means. */
export const answerGoalExplained = `${answerGoal}, that is by the same time on the next business day`;

/** A promise. */
export const adjusterPromise = `An adjuster will contact you within ${adjusterHours} ${hotline.countedHours}`;

/** After "you'll get our decision". */
export const withinDecisionTime = 'within 7-10 business days of receiving all documents';
export const decisionTime = `Claims are processed ${withinDecisionTime}.`;
