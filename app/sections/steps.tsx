type Props = {
  id: string;
  title: string;
  text?: string;
  steps: readonly { title: string; text: string }[];
};

/** Numbered steps, side by side on wide screens. */
export function Steps({ id, title, text, steps }: Props) {
  return (
    <section aria-labelledby={id} className="section-space">
      <div className="shell">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {text && <p className="mt-4 max-w-2xl text-lg text-muted">{text}</p>}
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map((step, place) => (
            <li key={step.title} className="steps-item">
              <span
                aria-hidden="true"
                className="grid size-13 place-items-center rounded-full bg-amber font-display text-title font-bold text-navy"
              >
                {String(place + 1).padStart(2, '0')}
              </span>
              <h3 className="mt-5 text-title">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
