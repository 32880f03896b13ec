import type { PictureName } from '#app/lib/pictures.ts';
import { forBusinesses, forHouseholds } from '#content/services/index.ts';
import type { CalculatorWords } from './calculator.ts';
import { checkServices } from './check-services.ts';
import { defaultPicture } from './default-picture.ts';
import type { ServiceCard, ServiceContent } from './types.ts';
import { typesetAll } from './typeset.ts';

export const mainServices: readonly ServiceContent[] = typesetAll(forHouseholds);
export const services: readonly ServiceContent[] = [...mainServices, ...typesetAll(forBusinesses)];
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

/** The picture of a service, or a drawing in the colors of its panel. */
export function pictureOf({ picture, panel }: Pick<ServiceContent, 'picture' | 'panel'>): PictureName {
  return picture ?? defaultPicture(panel);
}

/** The picture of its service, if there is one, or a drawing. */
export function pictureOfCalculator({ service, panel }: CalculatorWords): PictureName {
  return pictureOf(findService(service) ?? { panel });
}
