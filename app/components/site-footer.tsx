import type { ReactNode } from 'react';
import { footer } from '#app/content/shell.ts';
import type { Link } from '#app/content/types.ts';
import { site } from '#app/site.ts';
import type { License } from '#app/site-types.ts';
import { Chevron } from '#app/ui/chevron.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { Mark } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter({ license }: { license: License | null }) {
  return (
    <footer className="mt-auto bg-deep text-deep-ink" data-print="hide">
      <div className="shell grid gap-6 py-8 md:grid-cols-2 md:gap-14 md:py-(--section-space) lg:grid-cols-[1.1fr_1fr]">
        <div className="flex max-w-sm flex-wrap items-center justify-between gap-x-4 gap-y-3 md:block">
          <Mark className="size-11 md:size-14" />
          <p className="order-1 md:mt-5 md:text-lg">{footer.blurb}</p>
          <div className="md:mt-6">
            <SocialLinks label={footer.social} />
          </div>
        </div>
        {site.features.newsletter && <Newsletter />}
        <div className="grid gap-x-10 md:col-span-2 md:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <FooterColumn title={title}>
                <LinkList links={links} />
              </FooterColumn>
            </nav>
          ))}
          <FooterColumn title={footer.offices}>
            <Offices />
          </FooterColumn>
          <div className="max-md:mt-5">
            <FooterTitle>{footer.reach}</FooterTitle>
            <ContactDetails />
          </div>
        </div>
      </div>
      {license && <LicenseFacts license={license} />}
      <div className="border-t border-deep-raised">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm md:py-5 text-deep-muted">
          <p>
            {`© ${site.founded}–`}
            <CurrentYear />
            {` ${site.legalName}. ${footer.rights}`}
          </p>
          <ul className="flex flex-wrap gap-x-5 md:gap-x-6">
            {footer.legal.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The start-up script updates the year in pages that were built last year. */
function CurrentYear() {
  return (
    <span id="year" suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

function Offices() {
  return (
    <address className="grid gap-4 not-italic">
      {site.offices.map(({ name, street, city, state, zip }) => (
        <p key={name}>
          <span className="font-semibold">{name}</span>
          <span className="block text-deep-muted">
            {street}
            <br />
            {`${city}, ${state} ${zip}`}
          </span>
        </p>
      ))}
    </address>
  );
}

function ContactDetails() {
  return (
    <ul className="max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-6">
      <FooterLink label={site.telephone.shown} href={site.telephone.href} />
      <FooterLink label={site.email} href={`mailto:${site.email}`} />
      <li className="flex flex-wrap items-center gap-x-3 md:mt-3 md:block">
        <span className="block text-sm text-deep-muted">{footer.claims}</span>
        <a
          href={site.claimsHotline.href}
          className="inline-flex min-h-11 items-center font-display text-title font-bold text-amber"
        >
          {site.claimsHotline.shown}
        </a>
      </li>
    </ul>
  );
}

/** Folded on phones. On wider screens footer.css and open-footer-columns.ts keep it open. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-column">
      <summary>
        <FooterTitle>{title}</FooterTitle>
        <Chevron />
      </summary>
      {children}
    </details>
  );
}

function LinkList({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <FooterLink key={link.href} {...link} />
      ))}
    </ul>
  );
}

function FooterLink({ label, href }: Link) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        {label}
      </a>
    </li>
  );
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="text-base md:mb-2 font-bold tracking-normal text-seaglass">{children}</h2>;
}
