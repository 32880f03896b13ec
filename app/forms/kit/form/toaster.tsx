import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { forms } from '#content/forms.ts';
import { placeToaster } from './place-toaster.ts';
import type { Message } from './show-toast.ts';

const manager = Toast.createToastManager();

let last: string | undefined;

/**
 * A message takes the place of the last one: after a failed attempt and a second one, they would contradict each other.
 *
 * Low priority is announced once, after the current sentence. High priority would announce a hidden copy, and hide the
 * message itself from assistive technology while it stays in the tab order.
 */
function addToast({ kind, title, text, seconds = 5 }: Message): void {
  if (last) manager.close(last);
  last = manager.add({ title, description: text, type: kind, timeout: seconds * 1000, priority: 'low' });
}

/** Resolves once the toaster is mounted: messages added earlier would be lost. */
export function mountToaster(): Promise<typeof addToast> {
  const container = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) =>
    createRoot(container).render(<Toaster onReady={() => resolve(addToast)} />),
  );
}

function Toaster({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after mounting
  useEffect(onReady, []);
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport ref={viewport} aria-label={forms.messages} className="toaster">
          <ToastList viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const { toasts } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the messages
  useLayoutEffect(() => {
    if (viewport.current) placeToaster(viewport.current);
  }, [toasts]);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="flex items-start gap-4">
        <div className="flex-1">
          <Toast.Title className="font-bold" render={<p />} />
          <Toast.Description className="text-muted" />
        </div>
        <Toast.Close
          aria-label={forms.closeMessage}
          className="grid size-11 flex-none place-items-center rounded-full hover:bg-sunken"
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
