import type { NoticeItem } from '#domain/website/items.ts';
import { choiceWords as words } from '../../../words/website-items.ts';

const tones = {
  calm: 'bg-sunken text-ink',
  urgent: 'bg-amber text-navy',
};

type Props = {
  tone: NoticeItem['facts']['tone'];
  text: string;
  link: { label: string } | undefined;
  lang: string;
};

/** A notice as it stands at the top of a page. */
export function NoticeLook({ tone, text, link, lang }: Props) {
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      <figcaption className="text-2xs text-muted">{words.look}</figcaption>
      <p
        lang={lang}
        className={`rounded-sm border border-line px-4 py-3 font-semibold wrap-anywhere ${tones[tone]}`}
      >
        {text.trim() || words.noText}
        {link?.label && <span className="ms-2 underline underline-offset-4">{link.label}</span>}
      </p>
    </figure>
  );
}
