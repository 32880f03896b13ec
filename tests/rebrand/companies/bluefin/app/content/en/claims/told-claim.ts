import type { ToldClaim } from '#app/words/types.ts';

export const toldClaim: ToldClaim | null = null;
