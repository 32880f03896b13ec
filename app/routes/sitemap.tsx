import * as content from '#app/content/sitemap.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { PageBanner } from '#app/sections/page-banner.tsx';

export const meta = () => pageMeta('/sitemap');

export default function Sitemap() {
  return (
    <>
      <PageBanner title={content.page.title} text={content.page.intro} />
      <div className="shell section-space grid gap-x-10 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
        {content.groups.map(({ title, links }) => (
          <section key={title}>
            <h2 className="text-title">{title}</h2>
            <ul className="mt-3">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
