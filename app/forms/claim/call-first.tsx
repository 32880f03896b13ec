import { Anchor } from '#app/ui/anchor.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { site } from '#company/site.ts';
import { form } from '#content/claim-form.ts';

const { title, text, keeps, call, after, more } = form.hurt;

/** Shown and announced as soon as someone is hurt. */
export function CallFirst() {
  return (
    <div role="alert" className="rounded-md border-4 border-danger bg-panel p-6">
      <p className="font-display text-section font-bold text-danger">{title}</p>
      <p className="mt-2">
        {text} <span className="needs-scripts">{keeps}</span>
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={call.href}>{call.label}</ButtonLink>
        <span>
          {after}{' '}
          <Anchor href={site.claimsHotline.href} className="font-bold underline underline-offset-4">
            {site.claimsHotline.shown}
          </Anchor>
        </span>
      </p>
      <p className="mt-3">
        <ArrowLink {...more} />
      </p>
    </div>
  );
}
