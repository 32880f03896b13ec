import { nextDaysAt } from '#app/catalog/special-days.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { type NextSteps as Words, topicPage as words } from '#content/contact-topics/pages.ts';
import { specialDayInWords } from '#content/phrases/special-days.ts';
import { HotlineDays } from '../shared/hotline-days.tsx';
import { MadeUpNumber } from '../shared/made-up-number.tsx';

/** What happens after the form is sent, by when, and whom to call instead. */
export function NextSteps({ first, steps, by, call, isClaim }: Words & { isClaim: boolean }) {
  return (
    <aside aria-labelledby="next" className="self-start rounded-lg bg-sunken p-6 sm:p-8 lg:sticky lg:top-28">
      <h2 id="next" className="text-title">
        {words.next}
      </h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-5 marker:font-bold">
        {first && <li data-until-sent>{first}</li>}
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl>
        <dt className="mt-6 text-sm font-bold text-accent">{words.by}</dt>
        <dd className="mt-1">{by}</dd>
        <dt className="mt-6 text-sm font-bold text-accent">{call.label}</dt>
        <dd className="mt-2">
          <ButtonLink href={call.telephone.href} look="secondary">
            {call.telephone.shown}
          </ButtonLink>
          <span className="mt-2 block text-sm text-muted">{call.hours}</span>
          {!isClaim &&
            nextDaysAt().map((day) => (
              <span key={`${day.from} ${day.places}`} className="mt-2 block text-sm font-bold">
                {specialDayInWords(day)}
              </span>
            ))}
        </dd>
      </dl>
      {isClaim && <HotlineDays className="mt-2 text-sm font-bold" />}
      {isClaim && <MadeUpNumber />}
      <p className="mt-4 border-t border-line pt-3" data-until-sent>
        <Anchor
          href={words.plain.href}
          className="inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4"
        >
          {words.plain.label}
        </Anchor>
      </p>
    </aside>
  );
}
