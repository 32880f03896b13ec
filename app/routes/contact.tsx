import { type ActionFunctionArgs, useParams } from 'react-router';
import openContactTopic from '#app/browser/open-contact-topic.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import * as content from '#app/content/contact.ts';
import { postClaim } from '#app/features/claim/post.ts';
import { postContact } from '#app/features/contact/post.ts';
import { OfficeMaps } from '#app/features/office-maps/office-maps.tsx';
import { formPageMeta } from '#app/head/form-page-meta.ts';
import { offices, wholeCompany } from '#app/head/structured-data/company.ts';
import { loadFormState } from '#app/lib/post/form-state.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { GetInTouch } from '#app/sections/get-in-touch.tsx';
import { MessageUs } from '#app/sections/message-us.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { QuestionGrid } from '#app/sections/question-grid.tsx';
import { StartClaim } from '#app/sections/start-claim.tsx';
import type { Topic } from '#domain/contact-topics.ts';

export const handle: RouteHandle = { interactive: true };

export const loader = loadFormState;
export const action = (args: ActionFunctionArgs) =>
  args.params.topic === 'claim' ? postClaim(args) : postContact(args);

export const meta = formPageMeta('/contact', { about: [wholeCompany, ...offices] });

/** The contact page, and a page for each topic: visitors came for its form, so that comes first. */
export default function Contact() {
  const topic = useParams().topic as Topic | undefined;
  return (
    <>
      {!topic && <InlineScript code={openContactTopic} />}
      <PageBanner {...content.banner} panel="auto" picture={topic ? undefined : 'contact'} />
      <div
        className={`shell section-space grid gap-x-20 gap-y-16 ${topic ? 'lg:grid-cols-[1.3fr_1fr]' : 'lg:grid-cols-[1fr_1.3fr]'}`}
      >
        {topic === 'claim' ? <StartClaim /> : topic && <MessageUs topic={topic} />}
        <GetInTouch />
        {!topic && <MessageUs />}
      </div>
      <OfficeMaps />
      <QuestionGrid {...content.questions} />
    </>
  );
}
