import { ButtonLink } from '#app/ui/button.tsx';
import type { channels, filing } from '#content/claims.ts';

type Props = typeof filing & { channels: typeof channels };

/** The three ways to file a claim, and a start for those who do not know which one to take. */
export function ClaimsChannels({ id, title, text, unsure, start, channels }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section-space">
      <div className="shell">
        <div className="max-w-2xl">
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-4 text-lg text-muted">{text}</p>
        </div>
        <ul className="mt-12 grid gap-5 lg:grid-cols-3">
          {channels.map((channel) => (
            <li key={channel.title} className="flex flex-col rounded-lg border-2 border-line bg-panel p-8">
              <h3 className="text-title">{channel.title}</h3>
              <p className="mt-3 text-muted">{channel.text}</p>
              {channel.detail && <p className="mt-4 font-display text-title font-bold">{channel.detail}</p>}
              <p className="mt-auto pt-6">
                <ButtonLink href={channel.link.href} look="secondary">
                  {channel.link.label}
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          {unsure}
          <ButtonLink href={start.href} look="quiet" size="small">
            {start.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
