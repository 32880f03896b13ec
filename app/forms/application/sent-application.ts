import { formatSentAt, type Receipt } from '../kit/send/receipt.ts';

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

/** For the next visit to the openings in this tab. Returns the part of their address that says it where nothing can be stored. */
export function storeSentApplication(receipt: Receipt): string {
  try {
    sessionStorage.setItem(key, JSON.stringify(toSent(receipt)));
    return '';
  } catch {
    return `#sent=${receipt.reference}`;
  }
}

/** Returns what was stored, once. The address counts only where nothing can be stored: anybody can write one. */
export function takeSentApplication(): SentApplication | undefined {
  const stored = takeStored();
  if (stored === undefined) {
    const [, reference] = /^#sent=([0-9A-Z-]{9})$/.exec(location.hash) ?? [];
    return reference ? toSent({ reference, at: new Date() }) : undefined;
  }
  try {
    const sent = JSON.parse(stored);
    return sent.reference ? sent : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the browser stores nothing. */
function takeStored(): string | undefined {
  try {
    const stored = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    return undefined;
  }
}

function toSent({ reference, at }: Receipt): SentApplication {
  return { reference, time: formatSentAt(at), at: at.getTime() };
}
