import type { PictureName } from '#app/lib/pictures.ts';
import { defaultPicture } from '../default-picture.ts';
import type { ServiceCard, ServiceContent } from '../types.ts';
import { typesetAll } from '../typeset.ts';
import { auto } from './auto.ts';
import { business } from './business.ts';
import { checkServices } from './check-services.ts';
import { group } from './group.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { life } from './life.ts';

/** For households. These are in the menu and on the home page. */
export const mainServices: readonly ServiceContent[] = typesetAll([life, auto, home, health]);
/** For businesses and teams. */
const otherServices: readonly ServiceContent[] = typesetAll([business, group]);

/** Every service, in display order. To add one, write its file and add it to one of the two lists above. */
export const services: readonly ServiceContent[] = [...mainServices, ...otherServices];
checkServices(services);

export function findService(slug: string | undefined): ServiceContent | undefined {
  return services.find((service) => service.slug === slug);
}

export function linkTo({ slug }: ServiceContent): string {
  return `/services/${slug}`;
}

export function cardOf(service: ServiceContent): ServiceCard {
  const { title, card, panel } = service;
  return { title, description: card.description, picture: pictureOf(service), panel, link: linkTo(service) };
}

export function pictureOf({ picture, panel }: ServiceContent): PictureName {
  return picture ?? defaultPicture(panel);
}
