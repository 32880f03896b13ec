export type Message = { kind: 'success' | 'error'; title: string; text?: string; seconds?: number };

let toaster: Promise<(message: Message) => void> | undefined;

function loadToaster() {
  toaster ??= import('./toaster.tsx').then(({ mountToaster }) => mountToaster());
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

/** When a form is first touched: a screen reader announces only what appears in a place that it knows already. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/** A message reaches the visitor, if need be in the browser's own words. */
export function showToast(message: Message): void {
  loadToaster().then(
    (addToast) => addToast(message),
    () => alert([message.title, message.text].filter(Boolean).join('\n')),
  );
}
