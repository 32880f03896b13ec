import { notFound } from '#app/content/ways-out.ts';
import { logMissingPath } from '#app/lib/log-missing-path.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const meta = () => [{ title: notFound.documentTitle }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <div className="shell section-space">
      <h1 className="text-hero">{notFound.title}</h1>
      <p className="mt-6 max-w-lg text-lg text-muted">{notFound.text}</p>
      <p className="mt-8">
        <ButtonLink href={notFound.home.href}>{notFound.home.label}</ButtonLink>
      </p>
      <ul className="mt-8 flex flex-wrap gap-x-8">
        {notFound.others.map((link) => (
          <li key={link.href}>
            <ArrowLink {...link} />
          </li>
        ))}
      </ul>
      {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script */}
      <script dangerouslySetInnerHTML={{ __html: logMissingPath }} />
    </div>
  );
}
