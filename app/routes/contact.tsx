import type { ActionFunctionArgs } from 'react-router';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { questions } from '#app/catalog/questions.ts';
import { Section } from '#app/ui/section.tsx';
import type { Faq } from '#company/shape/types.ts';
import * as content from '#content/contact.ts';
import { header } from '#content/shell.ts';
import { contactPage, type Topic } from '#domain/contact-topics.ts';
import { postClaim } from '../forms/claim/post.ts';
import { postContact } from '../forms/contact/post.ts';
import { formPageMeta } from '../forms/kit/form/form-page-meta.ts';
import { loadFormState } from '../forms/kit/post/form-state.ts';
import { offices, wholeCompany } from '../frame/head/structured-data/company.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import openContactTopic from '../runtime/inline/open-contact-topic.ts?inline-script';
import { InlineScript } from '../runtime/inline-script.tsx';
import type { Route } from './+types/contact';
import { GetInTouch } from './contact/get-in-touch.tsx';
import { MessageUs } from './contact/message-us.tsx';
import { OfficeMaps } from './contact/office-maps/office-maps.tsx';
import { StartClaim } from './contact/start-claim.tsx';
import { TopicPage } from './contact/topic-page.tsx';
import { TopicRequest } from './contact/topic-request.tsx';
import { PageBanner } from './shared/page-banner.tsx';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const loader = loadFormState;
export const action = (args: ActionFunctionArgs) =>
  args.params.topic === 'claim' ? postClaim(args) : postContact(args);

const topicOf = (params: Route.MetaArgs['params']) => params.topic as Topic | undefined;

export const meta = (args: Route.MetaArgs) => {
  const topic = topicOf(args.params);
  const details = topic ? { trail: [header.contact] } : { about: [wholeCompany, ...offices] };
  return formPageMeta(contactPage(topic), details)(args);
};

/** The contact page, and a page of its own for each topic. */
export default function Contact({ params }: Route.ComponentProps) {
  const topic = topicOf(params);
  if (topic)
    return (
      <TopicPage topic={topic}>
        {topic === 'claim' ? <StartClaim /> : <TopicRequest topic={topic} />}
      </TopicPage>
    );
  return (
    <>
      <InlineScript code={openContactTopic} />
      <PageBanner {...content.banner} {...pictureOfPage('contact')} />
      <div className="shell section-space grid gap-x-20 gap-y-16 lg:grid-cols-[1fr_1.3fr]">
        <GetInTouch />
        <MessageUs />
      </div>
      <OfficeMaps />
      <QuestionGrid {...content.questions} items={questions.contact} />
    </>
  );
}

/** Questions with visible answers. */
function QuestionGrid({ title, items }: { title: string; items: readonly Faq[] }) {
  if (items.length === 0) return null;
  return (
    <Section id="questions" title={title} band="sunken">
      <dl className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map(({ question, answer }, place) => (
          <div key={question} id={`questions-${place + 1}`}>
            <dt className="font-display text-title font-bold">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
