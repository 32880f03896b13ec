import { site } from '#app/site.ts';
import { slugOf } from '#domain/slug.ts';

export const companySlug = slugOf(site.name);
