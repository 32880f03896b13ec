import type { ComponentType } from 'react';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { ArticleForm, GuideForm } from './forms/article-form.tsx';
import type { FormProps } from './forms/form-props.ts';
import { NoticeForm } from './forms/notice-form.tsx';
import { OpeningForm } from './forms/opening-form.tsx';
import { AgentForm, LeaderForm, TestimonialForm } from './forms/people-forms.tsx';
import { QuestionsForm } from './forms/questions-form.tsx';
import { SpecialDayForm } from './forms/special-day-form.tsx';

const forms: { [Kind in ItemKind]: ComponentType<FormProps<Kind>> } = {
  notice: NoticeForm,
  special_day: SpecialDayForm,
  opening: OpeningForm,
  agent: AgentForm,
  leader: LeaderForm,
  questions: QuestionsForm,
  testimonial: TestimonialForm,
  article: ArticleForm,
  guide: GuideForm,
};

type Props = Omit<FormProps<ItemKind>, 'item' | 'onChange'> & {
  kind: ItemKind;
  item: AnyItem;
  onChange: (item: AnyItem) => void;
};

/** The form of a kind. The item is of that kind. */
export function ItemForm({ kind, ...props }: Props) {
  const Form = forms[kind] as ComponentType<Omit<Props, 'kind'>>;
  return <Form {...props} />;
}
