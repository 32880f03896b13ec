import { services } from './services.ts';

/** What is about a service that the company does not sell is left out. */
export function isOffered(
  { service }: { service?: string },
  sold: readonly { slug: string }[] = services,
): boolean {
  return service === undefined || sold.some(({ slug }) => slug === service);
}
