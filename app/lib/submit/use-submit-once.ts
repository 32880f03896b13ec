import { type FormEventHandler, type SyntheticEvent, useRef } from 'react';

/** A press this soon after a success, on a form that is as the success left it, is the rest of a double click or a second Enter. */
const echo = 1_000;

/**
 * Submits once, however often it is pressed, and clears the form where that succeeded; not where more was typed meanwhile, which
 * nobody has received. A reset inside the submit handler is overruled when the handler returns: the form would count as tried,
 * and complain at the first letter of the next message.
 */
export function useSubmitOnce(
  submit: (event: SyntheticEvent) => Promise<boolean | undefined>,
  clear: () => void,
): FormEventHandler<HTMLFormElement> {
  const busy = useRef(false);
  const stored = useRef({ at: Number.NEGATIVE_INFINITY, left: '' });
  return async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { at, left } = stored.current;
    if (busy.current || (Date.now() - at < echo && ['', left].includes(textIn(form)))) return;
    busy.current = true;
    const sent = textIn(form);
    try {
      if (!(await submit(event))) return;
      if (textIn(form) === sent) clear();
      stored.current = { at: Date.now(), left: textIn(form) };
    } finally {
      busy.current = false;
    }
  };
}

/** All that stands in the fields, to compare by; files tell themselves apart elsewhere. */
function textIn(form: HTMLFormElement): string {
  return [...new FormData(form)].filter(([, value]) => value !== '' && typeof value === 'string').join('\n');
}
