import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { site } from '#company/site.ts';
import { register } from '#content/accounts.ts';
import { RegisterForm } from '../forms/accounts/register/register-form.tsx';
import { pageMeta } from '../frame/head/page-meta.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { Island } from '../runtime/islands/island.tsx';
import { WithoutScripts } from '../runtime/without-scripts.tsx';
import { NarrowPage } from './shared/narrow-page.tsx';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const meta = () => pageMeta('/register');

export default function Register() {
  return (
    <NarrowPage
      picture={pictureOfPage('accounts').picture}
      title={register.title}
      texts={[register.intro, register.note]}
    >
      <WithoutScripts text={register.withoutScripts} />
      <Island name="register-form">
        <RegisterForm />
      </Island>
      {site.features.login && (
        <p className="mt-8 flex flex-wrap items-center gap-2">
          {register.login.text} <ArrowLink {...register.login.link} />
        </p>
      )}
    </NarrowPage>
  );
}
