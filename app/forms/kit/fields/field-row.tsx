import type { ReactNode } from 'react';

const looks: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

/** Fields that stand side by side where there is room. */
export function FieldRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={`field-row grid grid-cols-1 gap-x-6 max-md:gap-y-6 ${looks[columns] ?? ''}`}>
      {children}
    </div>
  );
}
