/** The parts of the MDN HTTP Observatory that judge an answer; the parts that fetch one are not used. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  type Verdict = { result: string; pass: boolean };
  export const ALL_TESTS: Array<(requests: Requests) => Verdict>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Answer = {
    status: number;
    headers: Record<string, string>;
    verified: boolean;
    httpEquiv: Map<string, string[]>;
  };
  export class Requests {
    constructor(hostname: string);
    resources: { path: string };
    responses: {
      auto: Answer;
      cors: Answer;
      http: Answer;
      https: Answer;
      httpRedirects: Array<{ url: URL; status: number }>;
    };
    session: unknown;
  }
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}
