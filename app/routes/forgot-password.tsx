import { CallLinks } from '#app/components/call-links.tsx';
import { forgotPassword } from '#app/content/accounts.ts';
import { ForgotPasswordForm } from '#app/features/forgot-password/forgot-password-form.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { NarrowPage } from '#app/sections/narrow-page.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const meta = () => pageMeta('/forgot-password');

export default function ForgotPassword() {
  const { title, intro, ways, warning, claim, back } = forgotPassword;
  return (
    <NarrowPage picture="login" title={title} texts={[intro]}>
      <Island name="forgot-password-form">
        <ForgotPasswordForm />
      </Island>
      <h2 className="mt-12 text-title">{ways.title}</h2>
      <ul className="mt-4 grid gap-5">
        {ways.items.map((way) => (
          <li key={way.title}>
            <h3 className="font-bold">{way.title}</h3>
            <p className="text-muted">{way.text}</p>
            <ArrowLink {...way.link} />
          </li>
        ))}
      </ul>
      <p className="mt-8 rounded-md bg-sunken p-6">{warning}</p>
      <p className="mt-6 mb-4">
        <CallLinks text={claim} />
      </p>
      <ArrowLink {...back} />
    </NarrowPage>
  );
}
