import { isOffered } from '#app/catalog/is-offered.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { cardOf, services } from '#app/catalog/services.ts';
import * as content from '#content/services/overview.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { CallLinks } from '../ui/call-links.tsx';
import { Situations } from './services/situations.tsx';
import { Switching } from './services/switching.tsx';
import { CallToAction } from './shared/call-to-action.tsx';
import { PageBanner } from './shared/page-banner.tsx';
import { Points } from './shared/points.tsx';
import { ServiceCards } from './shared/service-cards.tsx';
import { Steps } from './shared/steps.tsx';

export const meta = () => pageMeta('/services');

export default function Services() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('services')}>
        <Situations
          {...content.situations}
          items={content.situations.items.filter((item) => isOffered(item))}
        />
      </PageBanner>
      <ServiceCards {...content.cards} cards={services.map(cardOf)} />
      <Steps id="process" {...content.howItWorks} />
      <Switching {...content.switching} />
      <Points
        id="benefits"
        {...content.benefits}
        items={content.benefits.items.map(({ title, text }) => ({ title, text: <CallLinks text={text} /> }))}
      />
      <CallToAction {...content.callToAction} picture={pictureOfPage('invitation').picture} />
    </>
  );
}
