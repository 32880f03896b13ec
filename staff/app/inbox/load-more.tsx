import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { inbox } from '../../words/inbox.ts';

type Props = { isLoading: boolean; hasFailed: boolean; onLoad: () => void };

/** Loads the next page before its button comes into sight. The button is for those who reach it first, and for a retry. */
export function LoadMore({ isLoading, hasFailed, onLoad }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(() => {
    if (!isLoading && !hasFailed) onLoad();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: '600px' },
    );
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p className="my-4 text-center">
      <Button ref={button} aria-disabled={isLoading} onClick={() => !isLoading && onLoad()}>
        {isLoading ? inbox.loadingMore : inbox.loadMore}
      </Button>
    </p>
  );
}
