import { isOffered } from '#app/catalog/is-offered.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { cardOf, services } from '#app/catalog/services.ts';
import { CallLinks } from '#app/components/call-links.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { CallToAction } from '#app/sections/call-to-action.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { Points } from '#app/sections/points.tsx';
import { ServiceCards } from '#app/sections/service-cards.tsx';
import { Situations } from '#app/sections/situations.tsx';
import { Steps } from '#app/sections/steps.tsx';
import { Switching } from '#app/sections/switching.tsx';
import * as content from '#content/services/overview.ts';

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
