import type { Kind } from '#domain/kinds.ts';

/** In a sentence after a number. */
export const kindNouns: Record<Kind, { one: string; many: string }> = {
  message: { one: 'message', many: 'messages' },
  application: { one: 'application', many: 'applications' },
  verification: { one: 'verification', many: 'verifications' },
  claim: { one: 'claim', many: 'claims' },
};

/** "1 file", "3,000 files" */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`;
}
