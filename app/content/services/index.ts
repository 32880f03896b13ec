import type { ServiceCard, ServiceContent } from '../types.ts';
import { typesetAll } from '../typeset.ts';
import { auto } from './auto.ts';
import { business } from './business.ts';
import { group } from './group.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { life } from './life.ts';

/** Services in the menu and on the home page. */
export const mainServices: readonly ServiceContent[] = typesetAll([life, auto, home, health]);

/** Every service, in display order. To add one, write its file here and add it to one of the two lists. */
export const services: readonly ServiceContent[] = [...mainServices, ...typesetAll([business, group])];

export function findService(slug: string | undefined): ServiceContent | undefined {
  return services.find((service) => service.slug === slug);
}

export function linkTo({ slug }: ServiceContent): string {
  return `/services/${slug}`;
}

export function cardOf(service: ServiceContent): ServiceCard {
  const { title, card, picture, panel } = service;
  return { title, description: card.description, picture, panel, link: linkTo(service) };
}
