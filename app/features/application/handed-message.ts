import type { Message } from '#app/ui/form/show-toast.ts';

const place = 'message';
/** A page that takes longer to come was not reached by the redirect. */
const longestWay = 60_000;

/** Leaves a message for the next page of this tab, to be shown there for the rest of its time. Nothing personal: it lies in the browser's storage. */
export function handOver(message: Message): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ message, at: Date.now() }));
  } catch {}
}

/** Shows what the page before has left, once. What shows it is fetched only then. */
export async function showHandedOver(): Promise<void> {
  const left = take();
  if (!left || Date.now() - left.at > longestWay) return;
  const { showToast } = await import('#app/ui/form/show-toast.ts');
  showToast(left.message);
}

function take(): { message: Message; at: number } | undefined {
  try {
    const left = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return left ? JSON.parse(left) : undefined;
  } catch {
    return undefined;
  }
}
