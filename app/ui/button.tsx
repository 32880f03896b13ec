import type { ReactNode } from 'react';

const looks = {
  primary: 'bg-amber text-navy shadow-card hover:bg-amber-bright',
  secondary: 'border-2 border-current text-ink hover:bg-hover',
  quiet: 'border-2 border-field text-ink hover:bg-hover',
  onDeep: 'border-2 border-current text-deep-ink hover:bg-deep-hover',
};

const sizes = { small: 'min-h-11 px-5', large: 'min-h-13 px-7' };

type Props = {
  href: string;
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  current?: 'page' | 'true' | undefined;
  download?: boolean;
  children: ReactNode;
};

export function ButtonLink({ href, look = 'primary', size = 'large', current, download, children }: Props) {
  return (
    <a
      href={href}
      aria-current={current}
      download={download}
      className={`button-link inline-flex items-center justify-center rounded-full text-center font-bold leading-tight transition-colors ${sizes[size]} ${looks[look]}`}
    >
      {children}
    </a>
  );
}
