import { z } from 'zod';

/** ISO has a year 0. PostgreSQL has none. */
const hasYear = (text: string) => !text.startsWith('0000');

export const moment = z.iso.datetime({ offset: true }).refine(hasYear);
export const day = z.iso.date().refine(hasYear);
