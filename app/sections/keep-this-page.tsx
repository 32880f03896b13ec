type Props = { title: string; text: string; blanks: readonly string[] };

/** On screen: says that the page works offline. In print: blank lines to fill in. */
export function KeepThisPage({ title, text, blanks }: Props) {
  return (
    <div className="shell pb-(--section-space)">
      <div className="rounded-lg bg-sunken p-8 sm:p-10" data-print="hide">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 max-w-2xl text-muted">{text}</p>
      </div>
      <ul className="emergency-blanks">
        {blanks.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
