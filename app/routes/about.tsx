import { agents } from '#app/catalog/agents.ts';
import { team } from '#app/catalog/leaders.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { statistics } from '#app/catalog/statistics.ts';
import * as content from '#content/about.ts';
import { site } from '#content/site.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { CallLinks } from '../ui/call-links.tsx';
import { Agents } from './about/agents.tsx';
import { CompanyFacts } from './about/company-facts.tsx';
import { Story } from './about/story.tsx';
import { Team } from './about/team.tsx';
import { CallToAction } from './shared/call-to-action.tsx';
import { Figures } from './shared/figures.tsx';
import { PageBanner } from './shared/page-banner.tsx';
import { Points } from './shared/points.tsx';

export const meta = () => pageMeta('/about');

export default function About() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('about')}>
        <CompanyFacts license={site.license} />
      </PageBanner>
      <Figures items={statistics(content.figures)} />
      <Story {...content.story} />
      <Purpose items={[content.mission, content.vision]} />
      <Points
        id="values"
        {...content.values}
        items={content.values.items.map(({ title, text }) => ({ title, text: <CallLinks text={text} /> }))}
      />
      <Team {...team} />
      <Agents {...agents} />
      <CallToAction {...content.callToAction} picture={pictureOfPage('invitation').picture} />
    </>
  );
}

type Props = { items: readonly { title: string; text: string }[] };

/** Mission and vision, side by side on a dark background. */
function Purpose({ items }: Props) {
  return (
    <div className="bg-deep text-deep-ink">
      <div className="shell section-space grid gap-12 lg:grid-cols-2 lg:gap-20">
        {items.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-base font-bold tracking-normal text-amber">{title}</h2>
            <p className="mt-4 font-display text-section leading-tight font-medium text-balance">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
