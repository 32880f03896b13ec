import { findService, linkTo, pictureOf } from '#app/catalog/services.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { serviceNotFound, servicePage } from '#content/service-page.ts';
import { header } from '#content/shell.ts';
import { missingMeta, pageMeta } from '../frame/head/page-meta.ts';
import { describeService, faqPage } from '../frame/head/structured-data/service.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import type { Route } from './+types/service';
import { Additions } from './service/additions.tsx';
import { CoverageOptions } from './service/coverage-options.tsx';
import { FirstAnswers } from './service/first-answers.tsx';
import { linkTerms } from './service/link-terms.tsx';
import { NotCovered } from './service/not-covered.tsx';
import { Overview } from './service/overview.tsx';
import { Price } from './service/price.tsx';
import { CallBox } from './shared/call-box.tsx';
import { Missing } from './shared/missing.tsx';
import { PageBanner } from './shared/page-banner.tsx';
import { Questions } from './shared/questions.tsx';

const trail = [{ label: header.services.label, href: header.services.all.href }];

export const handle: RouteHandle = { service: ({ serviceType }) => findService(serviceType)?.slug };

export const meta = ({ params }: Route.MetaArgs) => {
  const service = findService(params.serviceType);
  if (!service) return missingMeta(serviceNotFound.title);
  const path = linkTo(service);
  return pageMeta(path, { trail, about: [describeService(service), ...faqPage(path, service.faqs)] });
};

export default function Service({ params }: Route.ComponentProps) {
  const service = findService(params.serviceType);
  if (!service) return <Missing {...serviceNotFound} link={serviceNotFound.all} />;
  const quote = servicePage.quote(service.slug);
  const { answers = [], additions = [], savings = [] } = service;
  return (
    <>
      <PageBanner
        title={service.title}
        text={service.subtitle}
        panel={service.panel}
        picture={pictureOf(service)}
        isPictureSmall
        trail={trail}
      >
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={quote.href} size="small">
            {quote.label}
          </ButtonLink>
          <ButtonLink href={servicePage.call.href} look="secondary" size="small">
            {servicePage.call.label}
          </ButtonLink>
        </p>
      </PageBanner>
      {answers.length > 0 && <FirstAnswers title={servicePage.answers} items={answers} />}
      <Overview {...servicePage} quote={quote} description={service.description} items={service.benefits} />
      <CoverageOptions
        title={servicePage.options}
        text={servicePage.optionsText(service.options.length, service.optionsTogether ?? false)}
        options={service.options}
        criteria={servicePage.criteria}
      />
      {additions.length > 0 && <Additions {...servicePage.additions} items={additions} />}
      <NotCovered {...servicePage.notCovered} items={service.notCovered.map(linkTerms)} />
      <Price
        {...servicePage.price}
        options={service.options}
        savings={{ title: servicePage.savings, items: savings }}
      />
      <CallBox id="help" {...servicePage.help} link={servicePage.help.link(service.slug)} />
      <Questions {...servicePage.questions} items={service.faqs} />
    </>
  );
}
