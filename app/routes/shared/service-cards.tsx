import { Anchor } from '#app/ui/anchor.tsx';
import { Arrow, ArrowLink } from '#app/ui/arrow-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Link, ServiceCard } from '#company/shape/types.ts';
import { seeCoverage } from '#content/services/card.ts';

type Props = { title: string; text: string; all?: Link; cards: readonly ServiceCard[] };

export function ServiceCards({ title, text, all, cards }: Props) {
  return (
    <section aria-labelledby="services" className="service-cards section-space bg-sunken">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div className="max-w-2xl">
            <h2 id="services" className="text-section">
              {title}
            </h2>
            <p className="mt-4 text-lg text-muted">{text}</p>
          </div>
          {all && <ArrowLink {...all} />}
        </div>
        <ul
          className={`mt-12 grid gap-5 sm:grid-cols-2 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 ${wideColumns(cards.length)}`}
        >
          {cards.map((card) => (
            <li key={card.link} className="grid">
              <Card {...card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One card or two take half of the row each. */
function wideColumns(count: number): string {
  if (count < 3) return '';
  return count % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3';
}

/** The whole card is clickable, but only its title is the link's accessible name. */
function Card({ title, description, picture, panel, link }: ServiceCard) {
  return (
    <article
      className="group relative grid grid-cols-[44%_1fr] items-center overflow-clip tall:flex tall:flex-col tall:items-stretch rounded-lg transition-shadow hover:shadow-float"
      data-panel={panel}
    >
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 80rem) 22rem, (min-width: 36rem) 50vw, (min-width: 22rem) 45vw, 90vw"
        widest={800}
        travels
        className="-mr-[8%] -ml-[4%] transition-transform tall:-mx-[6%] tall:pt-5 duration-300 group-hover:[translate:0_-0.375rem]"
      />
      <div className="flex flex-1 flex-col py-6 pr-6 pl-4 tall:px-7 tall:pt-1 tall:pb-7">
        <h3 className="text-title">
          <Anchor href={link} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Anchor>
        </h3>
        <p className="mt-2 text-muted">{description}</p>
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-2 pt-3 font-bold text-accent print:hidden"
        >
          {seeCoverage} <Arrow />
        </p>
      </div>
    </article>
  );
}
