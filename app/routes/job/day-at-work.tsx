import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { WorkingDay } from '#company/shape/types.ts';

/** The hours of one shift along a line that runs from dawn to dusk. */
export function DayAtWork({ title, text, hours }: WorkingDay) {
  return (
    <section aria-labelledby="day" className="pb-(--section-space)">
      <div className="shell grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <div className="items-center gap-x-12 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:sticky lg:top-28 lg:self-start">
          <div>
            <h2 id="day" className="text-section">
              {title}
            </h2>
            <p className="mt-4 max-w-md text-lg text-muted">{text}</p>
          </div>
          <Picture
            name={pictureOfPage('dayAtWork').picture}
            alt=""
            sizes="(min-width: 62rem) 34rem, 24rem"
            className="day-picture"
          />
        </div>
        <Timeline items={hours} />
      </div>
    </section>
  );
}
