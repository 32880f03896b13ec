import { useEffect } from 'react';

/** Asks before a half-filled form is left. */
export function useLeaveWarning(halfFilled: boolean): void {
  useEffect(() => {
    if (!halfFilled) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [halfFilled]);
}
