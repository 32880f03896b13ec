import type { ReactNode } from 'react';
import type { License } from '#company/shape/site.ts';
import type { Link } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { phones } from '#content/phrases/phones.ts';
import { footer } from '#content/shell.ts';
import { keepExisting } from '../catalog/optional-pages.ts';
import { Anchor } from '../ui/anchor.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { Mark } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter({ license }: { license: License | null }) {
  return (
    <footer className="mt-auto bg-deep text-deep-ink" data-print="hide">
      <div className="footer-parts shell section-space grid gap-14 md:grid-cols-2">
        <div className="max-w-sm">
          <Mark className="size-14 max-md:hidden" />
          <p className="md:mt-5">{footer.blurb}</p>
          <div className="mt-3 md:mt-6">
            <SocialLinks label={footer.social} />
          </div>
        </div>
        {site.features.newsletter && <Newsletter />}
        <div className="gap-10 md:col-span-2 md:grid md:grid-cols-2 lg:grid-cols-4">
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="footer-column">
              <FooterTitle>{title}</FooterTitle>
              <Fold title={title}>
                <LinkList links={keepExisting(links)} />
              </Fold>
            </nav>
          ))}
          <div className="footer-column">
            <FooterTitle>{footer.offices}</FooterTitle>
            <Fold title={footer.offices}>
              <Offices />
            </Fold>
          </div>
          <div className="footer-reach">
            <FooterTitle>{footer.reach}</FooterTitle>
            <ContactDetails />
          </div>
        </div>
      </div>
      {license && <LicenseFacts license={license} />}
      <div className="border-t border-deep-raised">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 text-sm md:py-5 text-deep-muted">
          <p>
            {`© ${site.founded}–`}
            <CurrentYear />
            {` ${site.legalName}. ${footer.rights}`}
          </p>
          <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
            {footer.legal.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            <li className="contents">
              <LanguageLinks className="inline-flex min-h-11 items-center underline-offset-4 hover:underline" />
            </li>
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
    <ul className="wrap-anywhere">
      {!phones.isOnePhone && <FooterLink label={site.telephone.shown} href={site.telephone.href} />}
      <FooterLink label={site.email} href={`mailto:${site.email}`} />
      <li className="mt-3">
        <span className="block text-sm text-deep-muted">{footer.claims}</span>
        <Anchor
          href={site.claimsHotline.href}
          className="inline-flex min-h-11 items-center font-display text-title font-bold text-amber"
        >
          {site.claimsHotline.shown}
        </Anchor>
      </li>
    </ul>
  );
}

/** Folds what stands below a title on phones. On wider screens footer.css shows all of it, and no button. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary aria-label={title} />
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
      <Anchor href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        {label}
      </Anchor>
    </li>
  );
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-2 text-base font-bold tracking-normal text-seaglass">{children}</h2>;
}
