import { noRelease, type Release } from '#domain/website/items.ts';

/** What `npm run cli -- content pull` took over from the staff's app. Until then: nothing. */
export const released: Release = noRelease;
