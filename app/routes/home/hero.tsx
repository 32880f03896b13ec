import { ButtonLink } from '#app/ui/button.tsx';
import { FirstPicture } from '#app/ui/first-picture.tsx';
import type { HeroPicture } from '#company/shape/pictures.ts';
import type { Link, Statistic } from '#company/shape/types.ts';
import { Figures } from '../shared/figures.tsx';
import { QuoteStart } from './quote-start.tsx';

type Props = {
  motto: string;
  title: string;
  text: string;
  services: Link;
  contact: Link;
  picture: HeroPicture;
  pictureAlt: string;
  figures: readonly Statistic[];
};

export function Hero({ motto, title, text, services, contact, picture, pictureAlt, figures }: Props) {
  return (
    <div>
      <div className="hero">
        <div className="hero-words shell">
          <div className="max-w-xl xl:max-w-2xl">
            <p className="hero-motto mb-3 flex items-center gap-3 font-display font-bold">{motto}</p>
            <h1 className="text-hero font-extrabold">{title}</h1>
            <p className="mt-5 max-w-lg text-lg">{text}</p>
            <QuoteStart />
            <p className="mt-5 flex flex-wrap gap-2">
              <ButtonLink href={services.href} look="secondary" size="small">
                {services.label}
              </ButtonLink>
              <ButtonLink href={contact.href} look="secondary" size="small">
                {contact.label}
              </ButtonLink>
            </p>
          </div>
        </div>
        <FirstPicture
          name={picture.name}
          narrow={{ name: `${picture.name}-phone`, below: '47.99rem' }}
          alt={picture.name === 'default-hero' ? '' : pictureAlt}
          sizes="100vw"
          className={`hero-picture${picture.hasBeam ? ' has-beam' : ''}`}
        />
      </div>
      <Figures items={figures} />
    </div>
  );
}
