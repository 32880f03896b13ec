import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { LoginForm } from '#app/features/login/login-form.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { NarrowPage } from '#app/sections/narrow-page.tsx';
import { site } from '#app/site.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { login } from '#content/accounts.ts';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const meta = () => pageMeta('/login');

export default function Login() {
  return (
    <NarrowPage
      picture={pictureOfPage('accounts').picture}
      title={login.title}
      texts={[login.intro, login.note]}
    >
      <WithoutScripts text={login.withoutScripts} />
      <Island name="login-form">
        <LoginForm />
      </Island>
      <p className="mt-8 flex flex-wrap items-center gap-x-8">
        <ArrowLink {...login.forgot} />
        {site.features.registration && (
          <span className="flex items-center gap-2">
            {login.register.text} <ArrowLink {...login.register.link} />
          </span>
        )}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-2">
        {login.claimStatus.text} <ArrowLink {...login.claimStatus.link} />
      </p>
    </NarrowPage>
  );
}
