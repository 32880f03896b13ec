import type { UsState } from '#domain/us-states.ts';
import type { Question } from '#domain/verification-questions.ts';
import type { Fact, GlossaryTerm } from './types.ts';

/** The office that licenses insurers and takes complaints about them. */
export type Regulator = {
  /** Within a sentence that names the state: 'Department of Financial Services'. */
  name: string;
  fullName: string;
  phone: string;
  /** Where a complaint is filed. */
  url: string;
  /** The day on which phone and address were checked. */
  checked: string;
};

/** Medical bills and lost pay after a crash are paid by one's own insurer first. */
export type NoFault = {
  /** The least that a policy must pay. */
  pays: Fact;
  notice: Fact;
  medicalBills: Fact;
  lostEarnings: Fact;
  /** The state's own claim form: 'NF-2'. */
  form: string | null;
};

/** The report that drivers send to the state themselves. */
export type CrashReport = {
  /** 'MV-104' */
  form: string;
  /** 'if anyone was hurt' */
  needed: Fact;
  /** 'within 10 days' */
  due: Fact;
};

/** Why most employers may not ask applicants a question of the verification form. */
type Restriction = {
  /** Null: the reason is a practice, see the state's page in docs/. */
  fact: Fact | null;
  /** The rest of a line of preflight that starts with the question. */
  why: string;
  /** A sentence for applicants, beside the question where it is asked nevertheless. */
  notice: string | null;
};

/** A term of the glossary that holds in this state only. The terms in `linkedFrom` lead to it. */
type StateTerm = GlossaryTerm & { linkedFrom?: readonly string[] };

/** What a minimum of the state is for. */
export type MinimumKind = 'injuries' | 'deaths' | 'property' | 'noFault' | 'uninsured';

/**
 * What differs by state: law, deadlines, offices and their names. A part that is null or empty has not been written, and pages leave
 * out what they would say with it. Fill it in with counsel. Federal law is in company/content/en/facts.ts.
 */
export type StateLaw = {
  code: UsState;
  name: string;
  /** A licensed site does not build without it. */
  regulator: Regulator | null;
  /** 'Department of Motor Vehicles' */
  motorVehicleOffice: string | null;
  /** How people there call an apartment that they own. */
  condo: string;
  auto: {
    /** What every policy must include. A label may link to the glossary: '[No-fault](#no-fault)'. */
    minimums: readonly { kind: MinimumKind; label: string; fact: Fact }[];
    /** Coverage for injuries by a driver with too little insurance, under the state's own name. `fact` is sentences. */
    underinsured: { name: string; fact: Fact } | null;
    /** '10% off … for three years': what an insurer must give for a course that prevents accidents. */
    courseDiscount: Fact | null;
    noFault: NoFault | null;
    crashReport: CrashReport | null;
    /** Sentences: may a policy leave out a driver by name? */
    excludedDrivers: Fact | null;
  };
  claims: {
    acknowledged: Fact | null;
    decided: Fact | null;
    /** Sentences: what `decided` does not say, such as claims with deadlines of their own. */
    decidedOtherwise: Fact | null;
    /** 'within 5 business days of an agreed settlement' */
    paid: Fact | null;
    /** The words that a claim form must carry directly above the signature. */
    fraudWarning: { fact: Fact; general: string; auto: string } | null;
  };
  life: {
    contestable: Fact | null;
    /** '31 days' */
    gracePeriod: Fact | null;
    /** '10 to 30 days' */
    freeLook: Fact | null;
  };
  health: {
    /** The state's own exchange. `site` is written as people type it. */
    marketplace: { name: string; site: string } | null;
    /** A sentence: how long adult children can stay on a plan, where that is longer than until 26. */
    adultChildren: Fact | null;
    specialEnrollment: Fact | null;
    /** 'Medicaid and …': programs that people can join at any time of the year. */
    allYear: Fact | null;
  };
  /** What most employers must insure. */
  employers: {
    /** 'nearly every employer …' */
    workersCompensation: Fact | null;
    /** What it pays, and the most that employees may be charged for it. */
    disability: Fact | null;
    disabilityCost: Fact | null;
    familyLeave: Fact | null;
    familyLeaveCost: Fact | null;
  };
  renewal: {
    /** A sentence: what an insurer owes the policyholder when a renewal covers less. */
    lessCoverage: Fact | null;
  };
  hiring: {
    forbidden: Partial<Record<Question, Restriction>>;
    payRangeInJobAds: Fact | null;
    /** Who requires equal chances: 'federal and state law'. */
    equalChances: string;
  };
  /** How many years releases of the website are kept, with what they showed. Null: they are never deleted. */
  advertising: { keptYears: number; source: string; url: string; checked: string } | null;
  /** The law that says who must be told when private information is exposed. */
  breachNotice: string | null;
  glossary: {
    terms: readonly StateTerm[];
    /** A sentence that is added to the term with this slug. */
    notes: Readonly<Record<string, string>>;
  };
};
