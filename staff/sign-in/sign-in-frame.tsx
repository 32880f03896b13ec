import type { ReactNode } from 'react';
import { Logo } from '#app/frame/logo.tsx';

/** A card in the middle of a quiet page. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-7 px-5 py-8">
      <p className="flex items-center gap-3">
        <Logo />
      </p>
      <div className="card w-[min(28rem,100%)] p-[clamp(1.5rem,5vw,2.25rem)] shadow-card [&_.submit-button]:w-full">
        {children}
      </div>
    </main>
  );
}

export function SignInHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-6">
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
    </header>
  );
}
