import type { ComponentProps, ReactNode } from 'react';

const looks = {
  primary: 'bg-amber text-navy shadow-card hover:bg-amber-bright',
  secondary: 'border-2 border-current text-ink hover:bg-hover',
  quiet: 'border-2 border-field text-ink hover:bg-hover',
  danger: 'border-2 border-current text-danger hover:bg-hover',
  onDeep: 'border-2 border-current text-deep-ink hover:bg-deep-hover',
};

const sizes = { small: 'min-h-11 px-5', large: 'min-h-13 px-7' };

type Look = { look?: keyof typeof looks | undefined; size?: keyof typeof sizes | undefined };

export function buttonLook({ look = 'primary', size = 'large' }: Look): string {
  return `inline-flex items-center justify-center rounded-full text-center font-bold leading-tight transition-colors ${sizes[size]} ${looks[look]}`;
}

type LinkProps = Look & {
  href: string;
  current?: 'page' | 'true' | undefined;
  download?: boolean;
  children: ReactNode;
};

export function ButtonLink({ href, look, size, current, download, children }: LinkProps) {
  return (
    <a
      href={href}
      aria-current={current}
      download={download}
      className={`button-link ${buttonLook({ look, size })}`}
    >
      {children}
    </a>
  );
}

const disabledLook =
  'aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted';

/** A button for one action among others. The one that sends a form is in form/submit-button.tsx. */
export function Button({
  look = 'quiet',
  size = 'small',
  className = '',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${buttonLook({ look, size })} ${disabledLook} print:hidden ${className}`.trimEnd()}
      {...rest}
    />
  );
}
