import { slugOf } from '#domain/slug.ts';

/** The file of an office's drawing in company/content/maps/. */
export function mapFileOf(office: string): string {
  return `${slugOf(office)}.json`;
}
