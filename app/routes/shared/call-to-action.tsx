import type { PictureName } from '#app/catalog/pictures.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Link } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

type Props = {
  title: string;
  text: string;
  contact: Link;
  call?: string;
  /** The crop of a hero picture fills its half. Any other picture stands in it. */
  picture: PictureName;
};

export function CallToAction({ title, text, contact, call, picture }: Props) {
  const isHero = picture.endsWith('hero-phone');
  return (
    <section aria-labelledby="call-to-action" className="section-space">
      <div className="shell">
        <div className="call-to-action">
          <div className="relative z-1 max-w-xl p-8 sm:p-14 lg:py-20">
            <h2 id="call-to-action" className="text-section">
              {title}
            </h2>
            <p className="mt-5 text-lg text-deep-muted">{text}</p>
            <p className="mt-8 flex flex-wrap items-center gap-3">
              <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
              {call && (
                <ButtonLink href={site.telephone.href} look="onDeep">
                  {call} {site.telephone.shown}
                </ButtonLink>
              )}
            </p>
          </div>
          <Picture
            name={picture}
            alt=""
            time="always-night"
            sizes="(min-width: 62rem) 40rem, 100vw"
            className={isHero ? 'call-to-action-picture' : 'call-to-action-diorama'}
          />
        </div>
      </div>
    </section>
  );
}
