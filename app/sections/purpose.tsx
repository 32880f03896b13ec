type Props = { items: readonly { title: string; text: string }[] };

/** Mission and vision, side by side on a dark background. */
export function Purpose({ items }: Props) {
  return (
    <div className="bg-deep text-deep-ink">
      <div className="shell section-space grid gap-12 lg:grid-cols-2 lg:gap-20">
        {items.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-base font-bold tracking-normal text-amber">{title}</h2>
            <p className="mt-4 font-display text-section leading-tight font-medium text-balance">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
