type Props = {
  /** A path on a square grid. */
  d: string;
  grid: 16 | 20 | 24;
  strokeWidth: number;
  className: string;
};

/** Lines in the color of the text. It stands beside words, so assistive technology skips it. */
export function LineIcon({ d, grid, strokeWidth, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${grid} ${grid}`} className={className}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
