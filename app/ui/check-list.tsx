export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-5">
      {items.map((item) => (
        <li key={item} className="flex gap-4">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="mt-0.5 size-6 flex-none">
            <circle cx="12" cy="12" r="12" className="fill-seaglass" />
            <path
              d="m7 12.5 3.5 3.5L17 9"
              className="stroke-navy"
              fill="none"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
