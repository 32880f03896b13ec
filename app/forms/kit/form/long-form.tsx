import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SectionProgress } from './section-progress.tsx';

/** The parts of a long form. Wide screens show its progress beside them. */
export function LongForm<Values extends FieldValues>({
  children,
  ...progress
}: ComponentProps<typeof SectionProgress<Values>> & { children: ReactNode }) {
  return (
    <div className="long-form">
      <SectionProgress {...progress} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
    </div>
  );
}
