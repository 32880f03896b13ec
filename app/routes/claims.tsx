import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { site } from '#company/site.ts';
import { toldClaim } from '#content/claims/told-claim.ts';
import * as content from '#content/claims.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { ClaimsChannels } from './claims/claims-channels.tsx';
import { ClaimsTabs } from './claims/claims-tabs/claims-tabs.tsx';
import { ToldClaim } from './claims/told-claim.tsx';
import { CallBox } from './shared/call-box.tsx';
import { HotlineDays } from './shared/hotline-days.tsx';
import { MadeUpNumber } from './shared/made-up-number.tsx';
import { PageBanner } from './shared/page-banner.tsx';
import { Steps } from './shared/steps.tsx';

export const meta = () => pageMeta('/claims');

export default function Claims() {
  const steps = content.claimsProcess.steps.map(({ title, description }) => ({ title, text: description }));
  return (
    <>
      <PageBanner title={content.banner.title} text={content.banner.text} {...pictureOfPage('claims')}>
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={content.banner.start.href}>{content.banner.start.label}</ButtonLink>
          <ButtonLink href={site.claimsHotline.href} look="secondary">
            {site.claimsHotline.shown}
          </ButtonLink>
          <span className="font-semibold">{content.banner.hotline}</span>
        </p>
        <HotlineDays className="mt-3 font-bold" />
        <MadeUpNumber />
        <p className="mt-3">
          <ArrowLink {...content.banner.emergency} />
        </p>
      </PageBanner>
      <ClaimsChannels {...content.filing} channels={content.channels} />
      <Steps
        id="process"
        title={content.claimsProcess.title}
        text={content.claimsProcess.text}
        steps={steps}
      />
      {toldClaim && <ToldClaim {...toldClaim} />}
      <CallBox {...content.tracking} />
      <ClaimsTabs />
    </>
  );
}
