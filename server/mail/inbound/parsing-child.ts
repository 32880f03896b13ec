import { answerRequests } from '../../lib/answer-requests.ts';
import type { ParsedMail, ParsingRequest } from './parse-mail.ts';
import { readContent } from './read-content.ts';
import { readHeaders } from './read-headers.ts';
import { readReport } from './read-report.ts';

const readers: Record<keyof ParsedMail, (bytes: Uint8Array) => Promise<unknown>> = {
  headers: readHeaders,
  content: readContent,
  report: readReport,
};

// Null: the mail is not as a mail should be.
answerRequests(({ part, bytes }: ParsingRequest) => readers[part](bytes).catch(() => null));
