import type { ReactNode } from 'react';
import { NoRealData } from '#app/components/no-real-data.tsx';

type Props = { title: string; text: string; children?: ReactNode };

export function FormHead({ title, text, children }: Props) {
  return (
    <div className="mb-8">
      <h2 id="message-us" className="text-section">
        {title}
      </h2>
      <p className="mt-4 text-muted">{text}</p>
      {children}
      <NoRealData />
    </div>
  );
}
