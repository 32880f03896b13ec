import { site } from '#app/site.ts';
import { phones } from '#content/phrases/phones.ts';
import { footer } from '#content/shell.ts';
import { PlainMark } from './logo.tsx';

const claims = `${footer.claims}: ${site.claimsHotline.shown}`;

/** Replaces the navigation on printed pages. */
export function PrintHead() {
  return (
    <div className="shell hidden items-center gap-3 pb-4 print:flex">
      <PlainMark className="size-10" />
      <span className="mr-auto font-display text-title font-bold">{site.legalName}</span>
      <span>{phones.isOnePhone ? claims : `${site.telephone.shown} · ${claims}`}</span>
    </div>
  );
}
