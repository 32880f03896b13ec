export function SearchIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none">
      <path
        d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
