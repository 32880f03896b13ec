import type { ToldClaim } from '#app/shape/types.ts';

export const toldClaim: ToldClaim | null = null;
