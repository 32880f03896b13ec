import type { Message } from '#app/ui/form/show-toast.ts';

const key = 'message';
/** In milliseconds: a message older than this did not come with the redirect. */
const longestRedirect = 60_000;

/** Stores a toast for the next page of this tab. Nothing personal: it is kept in the browser's storage. */
export function storeMessage(message: Message): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, at: Date.now() }));
  } catch {}
}

/** Shows the toast that the previous page stored, once. The toaster is fetched only where there is one. */
export async function showStoredMessage(): Promise<void> {
  const stored = takeStored();
  if (!stored || Date.now() - stored.at > longestRedirect) return;
  const { showToast } = await import('#app/ui/form/show-toast.ts');
  showToast(stored.message);
}

function takeStored(): { message: Message; at: number } | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
}
