import type { FailureCode } from '../words/failures.ts';

type Facts = {
  /** 0: the request did not reach the server. */
  status?: number;
  /** In seconds. */
  retryAfter?: number;
  /** The answer's body, if the server refused. */
  body?: object | undefined;
};

/** Something that failed, with a code that names why. */
export class RequestFailed extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number;
  readonly body: object;

  constructor(code: FailureCode, { status = 0, retryAfter = 0, body = {} }: Facts = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

export function hasFailedWith(error: unknown, code: FailureCode): error is RequestFailed {
  return error instanceof RequestFailed && error.code === code;
}

export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'blob'>;

/** Resolves to a successful answer. Throws `RequestFailed` for a refusal, or if the server was not reached. */
export async function requireSuccess<Received extends Answer>(sent: Promise<Received>): Promise<Received> {
  const answer = await sent.catch(() => {
    throw new RequestFailed('offline');
  });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { code?: FailureCode } | null;
  throw new RequestFailed(body?.code ?? 'failed', {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    body: body ?? {},
  });
}
