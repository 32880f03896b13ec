import type { FormEventHandler, SyntheticEvent } from 'react';

/**
 * Submits, and clears the form where that succeeded. A reset inside the submit handler is overruled when the handler
 * returns: the form would count as tried, and complain at the first letter of the next message.
 */
export function submitThenClear(
  submit: (event: SyntheticEvent) => Promise<boolean | undefined>,
  clear: () => void,
): FormEventHandler {
  return async (event) => {
    if (await submit(event)) clear();
  };
}
