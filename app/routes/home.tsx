import { hero, pictureOfPage } from '#app/catalog/page-pictures.ts';
import { questions } from '#app/catalog/questions.ts';
import { cardOf, mainServices } from '#app/catalog/services.ts';
import { statistics } from '#app/catalog/statistics.ts';
import { testimonials } from '#app/catalog/testimonials.ts';
import * as content from '#content/home.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { webSite, wholeCompany } from '../frame/head/structured-data/company.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { Hero } from './home/hero.tsx';
import { Reasons } from './home/reasons.tsx';
import { SeasonLine } from './home/season-line.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { CallToAction } from './shared/call-to-action.tsx';
import { Questions } from './shared/questions.tsx';
import { ServiceCards } from './shared/service-cards.tsx';

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
      <Testimonials {...testimonials} />
      <Questions {...content.questions} items={questions.home} />
    </>
  );
}
