import type { FAQPageLeaf, Service } from 'schema-dts';
import { linkTo } from '#app/catalog/services.ts';
import type { Faq, ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';

export function describeService(service: ServiceContent): Service {
  return {
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.meta.description,
    url: absolute(linkTo(service)),
    areaServed: { '@type': 'State', name: site.region.state },
    provider: company,
  };
}

/** Search engines accept this only on a page that shows the same questions and answers. */
export function faqPage(path: string, questions: readonly Faq[]): FAQPageLeaf[] {
  if (questions.length === 0) return [];
  const page: FAQPageLeaf = {
    '@type': 'FAQPage',
    url: absolute(path),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
  return [page];
}
