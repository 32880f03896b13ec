import { hotlineDays } from '#app/catalog/special-days.ts';
import { hotlineDayInWords } from '#content/phrases/special-days.ts';

/** Beside the number of the claims hotline: the days on which it is not answered as usual. */
export function HotlineDays({ className }: { className: string }) {
  return hotlineDays.map((day) => (
    <p key={day.from} className={className}>
      {hotlineDayInWords(day)}
    </p>
  ));
}
