import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { readPlace, setPlace } from './view-store.ts';

/** Back from a record, the list is where it was. */
export function useScrollPlace(): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (isBack) scrollTo({ top: readPlace().scroll, behavior: 'instant' });
  }, [isBack]);
  useEffect(() => {
    const remember = () => setPlace({ scroll: scrollY });
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, []);
}
