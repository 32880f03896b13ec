import type { ReactNode } from 'react';

type Props = { title: string; texts: readonly string[]; children: ReactNode };

/** A page that is one form. */
export function NarrowPage({ title, texts, children }: Props) {
  return (
    <div className="shell section-space">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-headline">{title}</h1>
        <div className="mt-5 mb-10 grid gap-3 text-lg text-muted">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
