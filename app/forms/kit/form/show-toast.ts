import { mountToaster } from './toaster.tsx';

export type Message = { kind: 'success' | 'error'; title: string; text?: string; seconds?: number };

let toaster: ReturnType<typeof mountToaster> | undefined;

/** Called when a form is first focused: screen readers announce only what appears in a live region that exists already. */
export function prepareToaster(): ReturnType<typeof mountToaster> {
  toaster ??= mountToaster();
  return toaster;
}

export async function showToast(message: Message): Promise<void> {
  const addToast = await prepareToaster();
  addToast(message);
}
