import { site } from '#company/site.ts';
import { slugOf } from '#domain/slug.ts';

export const companySlug = slugOf(site.name);
