import { LineIcon } from './line-icon.tsx';

export function Chevron({ className = 'size-4' }: { className?: string }) {
  return <LineIcon d="m3 6 5 5 5-5" grid={16} strokeWidth={2.2} className={className} />;
}
