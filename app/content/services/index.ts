import type { ServiceCard, ServiceContent } from '../types.ts';
import { typesetAll } from '../typeset.ts';
import { auto } from './auto.ts';
import { business } from './business.ts';
import { group } from './group.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { life } from './life.ts';

/** The four main services come first: the menu and the home page show those. */
export const services: readonly ServiceContent[] = typesetAll([life, auto, home, health, business, group]);
export const mainServices = services.slice(0, 4);

export function findService(type: string | undefined): ServiceContent | undefined {
  return services.find((service) => service.type === type);
}

export function linkTo({ type }: ServiceContent): string {
  return `/services/${type}`;
}

export function cardOf(service: ServiceContent): ServiceCard {
  return {
    title: service.title,
    description: service.card.description,
    picture: service.type,
    panel: service.type,
    link: linkTo(service),
  };
}
