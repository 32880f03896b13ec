import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { RegisterForm } from '#app/features/register/register-form.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { NarrowPage } from '#app/sections/narrow-page.tsx';
import { site } from '#app/site.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { register } from '#content/accounts.ts';

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
