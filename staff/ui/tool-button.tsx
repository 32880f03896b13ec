import type { ComponentProps } from 'react';

const looks = {
  plain: 'border-field bg-panel px-3.5 hover:bg-hover',
  icon: 'border-field bg-panel px-2.5 hover:bg-hover touch:min-w-[44px]',
  primary: 'border-amber bg-amber px-3.5 text-navy hover:bg-amber-bright',
  danger: 'border-danger bg-panel px-3.5 text-danger hover:bg-hover',
  segment:
    'border-transparent px-1 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-panel aria-pressed:[box-shadow:inset_0_0_0_1px_var(--color-accent)]',
};

type Look = keyof typeof looks;

/** Dense where there is a mouse, and large enough for a thumb elsewhere. */
export function toolLook(look: Look): string {
  return `inline-flex min-h-9 items-center justify-center gap-1.5 rounded-sm border font-semibold touch:min-h-[44px] off:cursor-default off:border-line off:bg-panel off:text-muted ${looks[look]}`;
}

/** A button in a row of tools. */
export function ToolButton({ look = 'plain', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={toolLook(look)} {...rest} />;
}
