import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ArrowLink, BackLink } from '#app/ui/arrow-link.tsx';
import { forgotPassword } from '#content/accounts.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { CallLinks } from '../ui/call-links.tsx';
import { NarrowPage } from './shared/narrow-page.tsx';

export const meta = () => pageMeta('/forgot-password');

export default function ForgotPassword() {
  const { title, intro, steps, ways, warning, claim, back } = forgotPassword;
  return (
    <NarrowPage picture={pictureOfPage('accounts').picture} title={title} texts={[intro]}>
      <h2 className="text-title">{ways.title}</h2>
      <ul className="mt-4 grid gap-5">
        {ways.items.map((way) => (
          <li key={way.title} className="wrap-anywhere">
            <h3 className="font-bold">{way.title}</h3>
            <p className="text-muted">{way.text}</p>
            <ArrowLink {...way.link} />
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-title">{steps.title}</h2>
      <ol className="mt-4 grid list-decimal gap-2 pl-6">
        {steps.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-8 rounded-md bg-sunken p-6">{warning}</p>
      <p className="mt-6 mb-4">
        <CallLinks text={claim} />
      </p>
      <BackLink {...back} />
    </NarrowPage>
  );
}
