import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { login } from '#app/content/login.ts';
import { LoginForm } from '#app/features/login/login-form.tsx';
import { pageMeta } from '#app/lib/meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () => [
  ...pageMeta({ ...login.meta, path: '/login' }),
  { name: 'robots', content: 'noindex' },
];

export default function Login() {
  return (
    <div className="shell section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-section">{login.title}</h1>
        <p className="mt-4 mb-8 text-lg text-muted">{login.text}</p>
        <WithoutScripts />
        <LoginForm />
        <p className="mt-6 flex flex-wrap gap-x-8">
          <ArrowLink {...login.forgot} />
          <ArrowLink {...login.register} />
        </p>
      </div>
    </div>
  );
}
