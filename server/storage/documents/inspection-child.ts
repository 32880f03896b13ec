import { DocumentRefused } from './document-refused.ts';
import { inspectBytes } from './inspect-bytes.ts';
import type { InspectionAnswer, InspectionRequest, InspectionResult } from './inspection-process.ts';

// Ctrl-C reaches this process too. The server first finishes the uploads it has begun.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: InspectionRequest) => {
  const answer: InspectionAnswer = {
    result: await inspect(request),
    usedMegabytes: process.memoryUsage().heapUsed / 1024 / 1024,
  };
  process.send?.(answer);
});
process.send?.('ready');

async function inspect({ kind, bytes }: InspectionRequest): Promise<InspectionResult> {
  try {
    return { size: await inspectBytes(kind, Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refusal: error.message };
    throw error;
  }
}
