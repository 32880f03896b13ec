import { Picture } from '#app/ui/picture.tsx';
import type { Testimonial } from '#company/shape/types.ts';
import { rated } from '#content/phrases/numbers.ts';
import { site } from '#content/site.ts';
import { cardColumns } from '../../ui/columns.ts';
import { FiguresSource } from '../shared/figures-source.tsx';

const { rating } = site.figures;
const panels = ['auto', 'home', 'life'] as const;

type Props = { title: string; text: string | null; note: string; items: readonly Testimonial[] };

export function Testimonials({ title, text, note, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="pb-(--section-space)">
      <div className="shell">
        <h2 id="testimonials" className="text-section">
          {title}
        </h2>
        {rating && (
          <p className="mt-4 text-lg text-muted">
            {text}{' '}
            <span className="block text-sm">
              <FiguresSource figures={[rating]} />
            </span>
          </p>
        )}
        <ul className={`mt-12 grid gap-5 ${cardColumns(items.length)}`}>
          {items.map((item, place) => (
            <li key={item.name} className="grid">
              <Quote {...item} panel={panels[place % panels.length] ?? 'home'} />
            </li>
          ))}
        </ul>
        {items.some(({ sample }) => sample) && <p className="mt-6 text-sm text-muted">{note}</p>}
      </div>
    </section>
  );
}

function Quote({
  name,
  title,
  quote,
  rating,
  image,
  panel,
}: Testimonial & { panel: (typeof panels)[number] }) {
  return (
    <figure data-panel={panel} className="flex flex-col rounded-lg p-8 sm:p-10">
      <Rating value={rating} label={rated(rating)} />
      <blockquote className="mt-5 mb-8 font-display text-title leading-snug font-medium">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        {image && <Picture name={image} alt="" sizes="4rem" className="block size-16 flex-none" />}
        <span>
          <span className="block font-bold">{name}</span>
          <span className="text-sm text-muted">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

const star = 'M10 1.6l2.5 5.3 5.7.8-4.2 4 1 5.8-5-2.8-5 2.8 1-5.8-4.2-4 5.7-.8z';

function Rating({ value, label }: { value: 1 | 2 | 3 | 4 | 5; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 108 20" className="h-5 w-auto self-start text-star">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 22})`}
          fill={place < value ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
