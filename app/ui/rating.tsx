const star = 'M10 1.6l2.5 5.3 5.7.8-4.2 4 1 5.8-5-2.8-5 2.8 1-5.8-4.2-4 5.7-.8z';

export function Rating({ value, label }: { value: 1 | 2 | 3 | 4 | 5; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 108 20" className="h-5 w-auto self-start text-star">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 22})`}
          fill={place < value ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
