import { adjusterHours } from '#domain/claims.ts';
import { hotline } from './hotline.ts';

// What we say about time, each in one way on every page. promises.test.ts in the English phrases finds another way.

/** A goal. */
export const answerGoal = 'Nuestra meta es responderle en un plazo de 24 horas hábiles';
/** Where there is room to say what that means. */
export const answerGoalExplained = `${answerGoal}, es decir, a más tardar a la misma hora del siguiente día hábil`;

/** A promise. */
export const adjusterPromise = `Un ajustador se comunicará con usted en un plazo de ${adjusterHours} ${hotline.countedHours}`;

/** After "tendrá nuestra decisión". */
export const withinDecisionTime =
  'en un plazo de 7 a 10 días hábiles desde que recibimos todos los documentos';
export const decisionTime = `Las reclamaciones se procesan ${withinDecisionTime}.`;
