import { hero, pictureOfPage } from '#app/catalog/page-pictures.ts';
import { cardOf, mainServices } from '#app/catalog/services.ts';
import { statistics } from '#app/catalog/statistics.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { webSite, wholeCompany } from '#app/head/structured-data/company.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { CallToAction } from '#app/sections/call-to-action.tsx';
import { Hero } from '#app/sections/hero.tsx';
import { Questions } from '#app/sections/questions.tsx';
import { Reasons } from '#app/sections/reasons.tsx';
import { SeasonLine } from '#app/sections/season-line.tsx';
import { ServiceCards } from '#app/sections/service-cards.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import * as content from '#content/home.ts';

export const handle: RouteHandle = { overHero: true };

export const meta = () => pageMeta('/', { about: [webSite, wholeCompany] });

export default function Home() {
  return (
    <>
      <Hero {...content.hero} picture={hero} figures={statistics(content.figures)} />
      <SeasonLine />
      <Reasons {...content.reasons} />
      <ServiceCards {...content.servicesSection} cards={mainServices.map(cardOf)} />
      <CallToAction {...content.callToAction} picture={pictureOfPage('homeInvitation').picture} />
      <Testimonials {...content.testimonials} />
      <Questions {...content.questions} />
    </>
  );
}
