import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { site } from '#company/site.ts';
import { login } from '#content/accounts.ts';
import { LoginForm } from '../forms/accounts/login/login-form.tsx';
import { pageMeta } from '../frame/head/page-meta.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { Island } from '../runtime/islands/island.tsx';
import { WithoutScripts } from '../runtime/without-scripts.tsx';
import { NarrowPage } from './shared/narrow-page.tsx';

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
