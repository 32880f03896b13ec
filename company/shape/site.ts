import type { LanguageCode } from '#domain/languages.ts';
import type { ShownPicture } from './pictures.ts';

/** The insurer's license. The footer of a licensed site shows it. */
export type License = {
  /** The full name, as in the license. */
  holder: string;
  /** City and state. Some states want it wherever the insurer is named. */
  principalOffice: string;
  /** The state whose law it was founded under. */
  domicile: string;
  number: string;
  /** As the state calls it: 'Property and casualty insurer'. */
  type: string;
  underwriter: string;
  /** The company code of the National Association of Insurance Commissioners. */
  naic: string;
};

/** One line of the hours, for days that have the same ones. */
export type OpeningHours = {
  days: string;
  /** As in `Date.getDay()`: Sunday is 0. */
  weekdays: readonly number[];
  shown: string;
  /** On a 24-hour clock, in the time zone of the region. Null: closed. */
  open: { from: string; to: string } | null;
};

/** 'always': day and night, every day of the year. */
export type HotlineHours = 'always' | readonly OpeningHours[];

export type Office<Name extends string = string> = {
  name: Name;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** What people know nearby: 'near the water'. */
  near: string;
  hours: readonly OpeningHours[];
};

/** Someone whom visitors can ask for by name. */
export type Agent<OfficeName extends string = string> = {
  /** In addresses: lower-case letters, digits and hyphens. */
  slug: string;
  name: string;
  languages: readonly string[];
  /** The slugs of services. */
  lines: readonly string[];
  office: OfficeName;
  /** Of the agent's own license, as the state writes it. */
  license?: string;
  picture?: ShownPicture;
  /** The person is invented, and a licensed site does not build with them. */
  sample?: true;
};

/** Where a figure comes from. `sample`: it is invented, and a licensed site does not build with it. */
export type FigureSource = { source: string; date: string; sample?: true };
export type Figure = FigureSource & { value: string };

export type SocialPage = { name: 'LinkedIn' | 'Instagram' | 'Facebook' | 'YouTube'; url: string };

export type PhoneNumber = { shown: string; href: string };

/** Places as pages name them. */
type Region = {
  city: string;
  state: string;
  /** Where the offices are. */
  area: string;
  people: string;
  timeZone: string;
  timeZoneName: string;
  /** Choices for a visitor who looks for an agent nearby. */
  neighborhoods: readonly string[];
};

export type Site<OfficeName extends string> = {
  name: string;
  legalName: string;
  /** A sentence: what the company insures, and what it sells for others. In the footer it has three lines of a phone. */
  what?: string;
  origin: string;
  founded: number;
  /** Of experience, rounded down: pages say "over 25 years" and "25+". */
  years: number;
  /** While this is null, every page says that it is a demonstration. */
  license: License | null;
  telephone: PhoneNumber;
  claimsHotline: PhoneNumber;
  /** When the claims hotline is answered. It may be the same number as `telephone`. */
  hotlineHours: HotlineHours;
  email: string;
  /** The first is the mailing address. */
  offices: readonly [Office<OfficeName>, ...Office<OfficeName>[]];
  /** May be empty: then visitors type a name, and no page lists them. */
  agents: readonly Agent<OfficeName>[];
  region: Region;
  /** A figure that is null is not shown. */
  figures: {
    clients: (Figure & { words: string }) | null;
    satisfaction: Figure | null;
    rating: (Figure & { reviews: string }) | null;
  };
  social: readonly SocialPage[];
  /** Forms that store nothing. A feature that is off has no page and no link. */
  features: { login: boolean; registration: boolean; newsletter: boolean };
  /** Languages of the public site. English is the first: policies, records and the staff's app are in English. */
  languages: readonly ['en', ...LanguageCode[]];
};
