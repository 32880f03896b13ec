import { CallLinks } from '#app/components/call-links.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { CallToAction } from '#app/sections/call-to-action.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { Points } from '#app/sections/points.tsx';
import { ServiceCards } from '#app/sections/service-cards.tsx';
import { Steps } from '#app/sections/steps.tsx';
import { pictureOfPage } from '#app/words/page-pictures.ts';
import { cardOf, services } from '#app/words/services.ts';
import * as content from '#content/services/overview.ts';

export const meta = () => pageMeta('/services');

export default function Services() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('services')} />
      <ServiceCards {...content.cards} cards={services.map(cardOf)} />
      <Steps id="process" {...content.howItWorks} />
      <Points
        id="benefits"
        {...content.benefits}
        items={content.benefits.items.map(({ title, text }) => ({ title, text: <CallLinks text={text} /> }))}
        ground="sunken"
      />
      <CallToAction {...content.callToAction} picture={pictureOfPage('invitation').picture} />
    </>
  );
}
