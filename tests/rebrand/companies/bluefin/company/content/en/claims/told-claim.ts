import type { ToldClaim } from '#company/shape/types.ts';

export const toldClaim: ToldClaim | null = null;
