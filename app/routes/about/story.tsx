type Props = { title: string; paragraphs: readonly string[] };

/** A longer text with a large first paragraph. */
export function Story({ title, paragraphs: [first = '', ...rest] }: Props) {
  return (
    <section aria-labelledby="story" className="section-space">
      <div className="shell grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <h2 id="story" className="text-section">
          {title}
        </h2>
        <div className="grid max-w-2xl gap-5">
          <p className="font-display text-title leading-snug font-medium">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
