import type { CalculatorWords } from '#company/shape/calculator.ts';
import { defaultPicture } from '#company/shape/default-picture.ts';
import type { ServiceCard, ServiceContent } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { forBusinesses, forHouseholds } from '#content/services/index.ts';
import { changedQuestions } from './changed-questions.ts';
import { checkServices } from './check-services.ts';
import type { PictureName } from './pictures.ts';

export const mainServices: readonly ServiceContent[] = typesetAll(forHouseholds).map(withChangedQuestions);
export const services: readonly ServiceContent[] = [
  ...mainServices,
  ...typesetAll(forBusinesses).map(withChangedQuestions),
];
checkServices(services);

function withChangedQuestions(service: ServiceContent): ServiceContent {
  return { ...service, faqs: changedQuestions(`services/${service.slug}`, service.faqs) };
}

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

/** The service that the quote of a calculator is for. Undefined if the company does not offer it. */
export function quotedService({ service }: Pick<CalculatorWords, 'service'>): string | undefined {
  return findService(service)?.slug;
}

/** The picture of its service, if there is one, or a drawing. */
export function pictureOfCalculator({ service, panel }: CalculatorWords): PictureName {
  return pictureOf(findService(service) ?? { panel });
}
