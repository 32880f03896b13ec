import { Section } from '#app/ui/section.tsx';

type Props = {
  id: string;
  title: string;
  text?: string;
  steps: readonly { title: string; text: string }[];
};

/** Numbered steps, side by side on wide screens. */
export function Steps({ id, title, text, steps }: Props) {
  return (
    <Section id={id} title={title} text={text}>
      <ol className="mt-8 grid gap-x-8 gap-y-5 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-4">
        {steps.map((step, place) => (
          <li key={step.title} className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-amber font-display font-bold text-navy max-sm:row-span-2 sm:size-13 sm:text-title"
            >
              {String(place + 1).padStart(2, '0')}
            </span>
            <h3 className="text-title max-sm:self-center sm:mt-5">{step.title}</h3>
            <p className="mt-1 text-muted max-sm:text-sm sm:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
