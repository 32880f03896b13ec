import { formatSentAt, type Receipt } from '#app/lib/submit/receipt.ts';

/** What the openings show after an application. The keys name the `data-receipt` elements of success-panel.tsx. */
export type SentApplication = {
  reference: string;
  time: string;
  /** In milliseconds. */
  at: number;
};

/** In seconds. The success message stays on screen across the redirect. */
export const successTime = { message: 5, redirect: 2 };

const key = 'application';

/** For the next visit to the openings in this tab. */
export function storeSentApplication({ reference, at }: Receipt): void {
  const sent: SentApplication = { reference, time: formatSentAt(at), at: at.getTime() };
  try {
    sessionStorage.setItem(key, JSON.stringify(sent));
  } catch {}
}

/** Returns what was stored, once. */
export function takeSentApplication(): SentApplication | undefined {
  try {
    const sent = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return sent.reference ? sent : undefined;
  } catch {
    return undefined;
  }
}
