import { quickBar } from '#content/shell.ts';
import { Anchor } from '../ui/anchor.tsx';
import { usePathname } from './mark-current.ts';
import { useQuote } from './use-quote.ts';

/** On a phone, a quote and a call stay in reach once the page is scrolled. quick-bar.css says when it is shown. */
export function QuickBar() {
  const isClaims = usePathname().startsWith('/claims');
  const quote = useQuote();
  const { name, call, telephone } = isClaims ? quickBar.claims : quickBar.usual;
  const start = isClaims ? quickBar.claims.start : quote;
  return (
    <div className="quick-bar-track" data-print="hide">
      <nav aria-label={name} className="quick-bar">
        <Anchor href={start.href} className="bg-amber text-navy">
          {start.label}
        </Anchor>
        <Anchor href={telephone.href}>
          {call} <span>{telephone.shown}</span>
        </Anchor>
      </nav>
    </div>
  );
}
