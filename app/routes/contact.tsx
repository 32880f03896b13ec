import markContactTopic from '#app/browser/mark-contact-topic.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import * as content from '#app/content/contact.ts';
import { OfficeMaps } from '#app/features/office-maps/office-maps.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { offices, wholeCompany } from '#app/head/structured-data/company.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { GetInTouch } from '#app/sections/get-in-touch.tsx';
import { MessageUs } from '#app/sections/message-us.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { QuestionGrid } from '#app/sections/question-grid.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/contact', { about: [wholeCompany, ...offices] });

export default function Contact() {
  return (
    <>
      <InlineScript code={markContactTopic} />
      <PageBanner {...content.banner} panel="auto" picture="contact" />
      <div className="shell section-space grid gap-x-20 gap-y-16 lg:grid-cols-[1fr_1.3fr] in-data-topic:lg:grid-cols-[1.3fr_1fr]">
        <GetInTouch />
        <MessageUs />
      </div>
      <OfficeMaps />
      <QuestionGrid {...content.questions} />
    </>
  );
}
