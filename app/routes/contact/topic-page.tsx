import type { ReactNode } from 'react';
import { Anchor } from '#app/ui/anchor.tsx';
import { NoRealData } from '#app/ui/no-real-data.tsx';
import { topicHeadings, topicPages, topicPage as words } from '#content/contact-topics/pages.ts';
import type { Topic } from '#domain/contact-topics.ts';
import { NextSteps } from './next-steps.tsx';

type Props = { topic: Topic /** The form. */; children: ReactNode };

/** The page of a quote, a claim or a request for an agent: its form first, and beside it what happens next. */
export function TopicPage({ topic, children }: Props) {
  const { title, text } = topicHeadings[topic];
  return (
    <div className="shell grid gap-x-20 gap-y-14 pt-8 pb-(--section-space) lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:pt-14">
      <div>
        <h1 className="text-section">{title}</h1>
        <p className="mt-4 text-muted" data-until-sent>
          {text}
        </p>
        <ChosenLine />
        <NoRealData />
        {children}
      </div>
      <NextSteps {...topicPages[topic].next} isClaim={topic === 'claim'} />
    </div>
  );
}

/** fill-in-contact-form.ts fills it in and shows it. */
function ChosenLine() {
  const { before, change, changeWhat } = words.chosen;
  return (
    <p id="chosen" hidden data-until-sent className="mt-4 rounded-md bg-sunken px-4 py-2">
      {before} <b />,{' '}
      <Anchor
        href="#chosen"
        className="inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4"
      >
        {change}
        <span className="sr-only"> {changeWhat}</span>
      </Anchor>
    </p>
  );
}
