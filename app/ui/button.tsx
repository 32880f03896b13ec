import type { ReactNode } from 'react';
import { Anchor } from '#app/ui/anchor.tsx';

const looks = {
  primary: 'bg-amber text-navy shadow-card hover:bg-amber-bright',
  secondary: 'border-2 border-current text-ink hover:bg-hover',
  quiet: 'border-2 border-field text-ink hover:bg-hover',
  danger: 'border-2 border-current text-danger hover:bg-hover',
  onDeep: 'border-2 border-current text-deep-ink hover:bg-deep-hover',
};

const sizes = { small: 'min-h-11 px-5', large: 'min-h-13 px-7' };

export type ButtonLook = { look?: keyof typeof looks | undefined; size?: keyof typeof sizes | undefined };

export function buttonLook({ look = 'primary', size = 'large' }: ButtonLook): string {
  return `inline-flex items-center justify-center rounded-full text-center font-bold leading-tight transition-colors ${sizes[size]} ${looks[look]}`;
}

type Props = ButtonLook & {
  href: string;
  current?: 'page' | 'true' | undefined;
  download?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

export function ButtonLink({ href, look, size, current, download, onClick, children }: Props) {
  return (
    <Anchor
      href={href}
      aria-current={current}
      download={download}
      onClick={onClick}
      className={`button-link ${buttonLook({ look, size })}`}
    >
      {children}
    </Anchor>
  );
}
