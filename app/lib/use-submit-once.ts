import { type FormEventHandler, type SyntheticEvent, useRef } from 'react';

/** A press this soon after a success, on the form that it has emptied, is the rest of a double click or a second Enter. */
const echo = 1_000;

/**
 * Submits once, however often it is pressed, and clears the form where that succeeded. A reset inside the submit handler is
 * overruled when the handler returns: the form would count as tried, and complain at the first letter of the next message.
 */
export function useSubmitOnce(
  submit: (event: SyntheticEvent) => Promise<boolean | undefined>,
  clear: () => void,
): FormEventHandler<HTMLFormElement> {
  const busy = useRef(false);
  const stored = useRef(Number.NEGATIVE_INFINITY);
  return async (event) => {
    event.preventDefault();
    if (busy.current || (Date.now() - stored.current < echo && isEmpty(event.currentTarget))) return;
    busy.current = true;
    try {
      if (!(await submit(event))) return;
      clear();
      stored.current = Date.now();
    } finally {
      busy.current = false;
    }
  };
}

function isEmpty(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].every((value) => value === '' || typeof value !== 'string');
}
