import { answerRequests } from '../../../lib/answer-requests.ts';
import { DocumentRefused } from './document-refused.ts';
import { inspectBytes } from './inspect-bytes.ts';
import type { InspectionRequest, InspectionResult } from './inspect-document.ts';

answerRequests(async ({ kind, bytes }: InspectionRequest): Promise<InspectionResult> => {
  try {
    return { size: await inspectBytes(kind, Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refusal: error.message };
    throw error;
  }
});
