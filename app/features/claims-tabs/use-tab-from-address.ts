import { useEffect, useState } from 'react';
import { resources } from '#app/content/claims.ts';

export type TabName = 'faq' | 'documents' | 'emergency';

const anchors: Record<string, TabName> = {
  [`#${resources.faq.anchor}`]: 'faq',
  '#faq': 'faq',
  '#documents': 'documents',
  '#emergency': 'emergency',
};

/** The open tab: the first one, or the one that the address names with its #anchor. */
export function useTabFromAddress() {
  const [tab, setTab] = useState<TabName>('faq');
  useEffect(() => {
    const follow = () => {
      const named = anchors[location.hash];
      if (named) setTab(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [tab, setTab] as const;
}
