import { CallLinks } from '#app/components/call-links.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Agents } from '#app/sections/agents.tsx';
import { CallToAction } from '#app/sections/call-to-action.tsx';
import { CompanyFacts } from '#app/sections/company-facts.tsx';
import { Figures } from '#app/sections/figures.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { Points } from '#app/sections/points.tsx';
import { Purpose } from '#app/sections/purpose.tsx';
import { Story } from '#app/sections/story.tsx';
import { Team } from '#app/sections/team.tsx';
import { agents } from '#app/words/agents.ts';
import { pictureOfPage } from '#app/words/page-pictures.ts';
import * as content from '#content/about.ts';
import { site } from '#content/site.ts';

export const meta = () => pageMeta('/about');

export default function About() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('about')}>
        <CompanyFacts license={site.license} />
      </PageBanner>
      <Figures items={content.figures} />
      <Story {...content.story} />
      <Purpose items={[content.mission, content.vision]} />
      <Points
        id="values"
        {...content.values}
        items={content.values.items.map(({ title, text }) => ({ title, text: <CallLinks text={text} /> }))}
      />
      {content.team.members.length > 0 && <Team {...content.team} />}
      <Agents {...agents} />
      <CallToAction {...content.callToAction} picture={pictureOfPage('invitation').picture} />
    </>
  );
}
