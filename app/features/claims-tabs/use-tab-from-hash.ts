import { useEffect, useState } from 'react';
import { resources } from '#app/content/claims.ts';

export type TabName = 'faq' | 'documents' | 'emergency';

const anchors: Record<string, TabName> = {
  [`#${resources.faq.anchor}`]: 'faq',
  '#faq': 'faq',
  '#documents': 'documents',
  '#emergency': 'emergency',
};

/** Opens the tab that the URL's hash names, or the first one. */
export function useTabFromHash() {
  const [tab, setTab] = useState<TabName>('faq');
  useEffect(() => {
    const openNamedTab = () => {
      const named = anchors[location.hash];
      if (named) setTab(named);
    };
    openNamedTab();
    addEventListener('hashchange', openNamedTab);
    return () => removeEventListener('hashchange', openNamedTab);
  }, []);
  return [tab, setTab] as const;
}
