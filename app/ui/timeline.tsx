type Props = { items: readonly { at: string; time: string; title: string; text: string }[] };

/** What happened when, along a line. */
export function Timeline({ items }: Props) {
  return (
    <ol className="timeline">
      {items.map(({ at, time, title, text }) => (
        <li key={at}>
          <time dateTime={at}>{time}</time>
          <div>
            <h3 className="text-title">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
