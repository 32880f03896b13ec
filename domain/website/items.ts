import type { LanguageCode } from '../languages.ts';
import type { ItemKind, ListedKind } from './kinds.ts';

/** What an item says in each language of the site. */
export type Words<Text> = { en: Text } & { [Code in LanguageCode]?: Text };

/** `facts` are the same in every language. */
export type Item<Facts, Text> = { facts: Facts; words: Words<Text> };

type ItemLink = { label: string; href: string };
type Question = { question: string; answer: string };

export type NoticeItem = Item<
  {
    /** English paths. */
    pages: 'all' | string[];
    /** ISO moments. Null: at once, or until somebody ends it. */
    from: string | null;
    until: string | null;
    tone: 'calm' | 'urgent';
  },
  { text: string; link?: ItemLink }
>;

/** The place that stands for the claims hotline, beside the names of offices. */
export const hotlinePlace = 'hotline';

export type SpecialDayItem = Item<
  {
    /** Dates at the office, as '2026-11-27'. `to` is the last day. */
    from: string;
    to: string;
    /** Names of offices, and `hotlinePlace`. */
    places: 'all' | string[];
    /** On a 24-hour clock. Null: closed. */
    open: { from: string; to: string } | null;
  },
  { reason: string }
>;

/** The slug is the key. The title is English in every language. */
export type OpeningItem = Item<
  {
    id: string;
    title: string;
    /** As in `JobOpening` of company/shape/types.ts. */
    location:
      | string
      | { remoteIn: string[] }
      | { hybridAt: string }
      | { onSiteAt: string }
      | { onSiteIn: string };
    type: string;
    pay: { from: number; to: number; per: 'hour' | 'year' };
    /** Dates. After `closes` it is no longer listed. */
    posted: string;
    closes: string | null;
    listed: boolean;
  },
  { department: string; summary: string; description: string[]; requirements: string[]; benefits: string[] }
>;

/** The slug is the key. */
export type AgentItem = Item<
  {
    name: string;
    languages: string[];
    /** Slugs of services. */
    lines: string[];
    office: string;
    license?: string;
    /** The name of one of our pictures, or the hash of one that was uploaded. */
    picture?: string;
    sample?: true;
  },
  Record<never, never>
>;

export type LeaderItem = Item<
  { name: string; portrait?: string; sample?: true },
  { title: string; bio: string }
>;

/** A whole list, in order. The key names it: 'home', 'claims', 'contact', 'services/auto'. */
export type QuestionsItem = Item<Record<never, never>, { items: Question[] }>;

export type TestimonialItem = Item<
  { name: string; rating: 1 | 2 | 3 | 4 | 5; image?: string; sample?: true },
  { title: string; quote: string }
>;

/** `text`: restricted Markdown. `alt`: what an uploaded picture shows. */
type ArticleText = { title: string; summary: string; text: string; alt?: string };
type ArticleFacts = { published: string; topic: string; service?: string; picture?: string };
export type ArticleItem = Item<ArticleFacts, ArticleText>;
export type GuideItem = Item<ArticleFacts, ArticleText & { facts: { term: string; fact: string }[] }>;

export type ItemOf = {
  notice: NoticeItem;
  special_day: SpecialDayItem;
  opening: OpeningItem;
  agent: AgentItem;
  leader: LeaderItem;
  questions: QuestionsItem;
  testimonial: TestimonialItem;
  article: ArticleItem;
  guide: GuideItem;
};
export type AnyItem = ItemOf[ItemKind];

/** The changes of a list by key. Null: the item is removed. */
export type Changes<Kind extends ListedKind> = Record<string, ItemOf[Kind] | null>;

/** What a rendering shows beside the files, at one moment. */
export type Release = {
  /** 0: the files alone. */
  id: number;
  /** Those that are shown now, the urgent first. */
  notices: (NoticeItem & { key: string })[];
  specialDays: SpecialDayItem[];
  changes: { [Kind in ListedKind]?: Changes<Kind> };
  /** Uploaded pictures that the items name, by hash. */
  pictures: Record<string, { width: number; height: number }>;
};

/** At the same time. */
export const mostNotices = 5;

export const noRelease: Release = { id: 0, notices: [], specialDays: [], changes: {}, pictures: {} };
