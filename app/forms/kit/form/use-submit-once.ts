import { type FormEventHandler, type SyntheticEvent, useRef } from 'react';

/** In milliseconds: the second half of a double click, or a second Enter. */
const doubleSubmitWindow = 1_000;

/**
 * Ignores a submit while another is running, and a second submit of an unchanged form within one second of a success.
 * After a success, clears the form unless more was typed meanwhile. It clears only after `submit` has returned,
 * because react-hook-form counts a submit at its end, and would validate the next message from its first letter.
 */
export function useSubmitOnce(
  submit: (event: SyntheticEvent) => Promise<boolean | undefined>,
  clear: () => void,
): FormEventHandler<HTMLFormElement> {
  const running = useRef(false);
  const lastSuccess = useRef({ at: Number.NEGATIVE_INFINITY, text: '' });

  function isDoubleSubmit(text: string) {
    const { at, text: before } = lastSuccess.current;
    return Date.now() - at < doubleSubmitWindow && (text === '' || text === before);
  }

  return async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = readText(form);
    if (running.current || isDoubleSubmit(sent)) return;
    running.current = true;
    try {
      if (!(await submit(event))) return;
      if (readText(form) === sent) clear();
      lastSuccess.current = { at: Date.now(), text: readText(form) };
    } finally {
      running.current = false;
    }
  };
}

/** Leaves out files: use-sender.ts compares them. */
function readText(form: HTMLFormElement): string {
  return [...new FormData(form)].filter(([, value]) => value !== '' && typeof value === 'string').join('\n');
}
