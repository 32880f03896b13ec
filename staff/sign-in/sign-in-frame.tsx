import type { ReactNode } from 'react';
import { Logo } from '#app/components/logo.tsx';

/** A card in the middle of a quiet page. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <main className="sign-in">
      <p className="flex items-center gap-3">
        <Logo />
      </p>
      <div className="sign-in-card">{children}</div>
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
