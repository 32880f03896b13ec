import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checklist } from '#app/ui/checklist.tsx';
import { EmergencyPicture } from '#app/ui/emergency-picture.tsx';
import { resources } from '#content/claims.ts';

const { callUs, checklists, page } = resources.emergency;

export function Emergency() {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-deep p-8 text-deep-ink lg:col-span-2">
          <EmergencyPicture className="w-60 max-sm:mx-auto" />
          <div className="max-w-xl flex-1 basis-72">
            <h4 className="font-display text-title font-bold">{callUs.title}</h4>
            <p className="mt-2 text-deep-muted">{callUs.text}</p>
          </div>
          <ButtonLink href={callUs.link.href}>{callUs.link.label}</ButtonLink>
        </div>
        {checklists.map(({ short, ...checklist }) => (
          <Checklist key={checklist.id} {...checklist} look="panel" />
        ))}
      </div>
      <p className="mt-5" data-print="hide">
        <ArrowLink {...page} />
      </p>
    </>
  );
}
