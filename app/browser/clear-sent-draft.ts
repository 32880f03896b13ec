// Inlined after a form. On the receipt of a posted form it removes the draft that was saved before.
const { sentDraft } = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset ?? {};
try {
  if (sentDraft) sessionStorage.removeItem(sentDraft);
} catch {}

export {};
