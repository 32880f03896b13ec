import { site } from '../../../company/site.ts';
import { loadOnce } from '../../lib/load-once.ts';

/** A longer password is judged by its beginning: the work grows with the square of the length. */
const judgedLength = 64;
/** The highest: 10,000 million guesses. Any three parts count as 100 million, also the same common password twice. */
const acceptedScore = 4;

type Checker = { check: (password: string, personal: string[]) => { score: number } };

/** Whether a password is among the first that someone would try: common ones, patterns, the company's or the person's name. */
export async function isCommonPassword(password: string, personal: string[]): Promise<boolean> {
  const checker = await loadChecker();
  const words = [site.name, site.legalName, ...personal].flatMap((text) =>
    text.toLowerCase().split(/[^a-z0-9]+/),
  );
  const known = words.filter((word) => word.length > 2);
  return checker.check(password.slice(0, judgedLength), known).score < acceptedScore;
}

/** Loaded when someone chooses a password: the list of common ones takes a tenth of a second. */
const loadChecker = loadOnce(async (): Promise<Checker> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
});
