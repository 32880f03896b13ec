import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { MadeUpNumber } from '#app/components/made-up-number.tsx';
import { ClaimsTabs } from '#app/features/claims-tabs/claims-tabs.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { CallBox } from '#app/sections/call-box.tsx';
import { ClaimsChannels } from '#app/sections/claims-channels.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { Steps } from '#app/sections/steps.tsx';
import { ToldClaim } from '#app/sections/told-claim.tsx';
import { site } from '#app/site.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { toldClaim } from '#content/claims/told-claim.ts';
import * as content from '#content/claims.ts';

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
