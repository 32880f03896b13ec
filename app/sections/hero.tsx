import { FiguresSource } from '#app/components/figures-source.tsx';
import type { Link, Statistic } from '#app/content/types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FirstPicture } from '#app/ui/first-picture.tsx';
import { Figures } from './figures.tsx';
import { QuoteStart } from './quote-start.tsx';

type Props = {
  title: string;
  text: string;
  services: Link;
  contact: Link;
  rating: string;
  picture: string;
  figures: readonly Statistic[];
};

export function Hero({ title, text, services, contact, rating, picture, figures }: Props) {
  return (
    <div>
      <div className="hero">
        <div className="hero-words shell">
          <div className="max-w-xl xl:max-w-2xl">
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
            <p className="mt-4 flex items-start gap-2 text-sm font-semibold">
              <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none text-star">
                <path
                  d="M10 1.6l2.5 5.3 5.7.8-4.2 4 1 5.8-5-2.8-5 2.8 1-5.8-4.2-4 5.7-.8z"
                  fill="currentColor"
                />
              </svg>
              <span>
                {rating}{' '}
                <span className="block font-normal">
                  <FiguresSource />
                </span>
              </span>
            </p>
          </div>
        </div>
        <FirstPicture
          name="hero"
          narrow={{ name: 'hero-phone', below: '47.99rem' }}
          alt={picture}
          sizes="100vw"
          className="hero-picture"
        />
      </div>
      <Figures items={figures} />
    </div>
  );
}
