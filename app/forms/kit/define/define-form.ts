import type * as z from 'zod/mini';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { Bucket, Kind } from '#domain/kinds.ts';
import type { Question } from '#domain/verification-questions.ts';

/** Everything about a field but its words and its markup. */
export type FieldDefinition = {
  /** With the message for a wrong answer. Without one, nobody is asked: the form adds it when it is sent. */
  rule?: z.ZodMiniType;
  /** The part of the form that asks it. */
  section?: string;
  /** Where the answer is stored. Without one it is not stored, or is part of another answer. */
  column?: string;
  /** Turns the answer into what is stored. */
  store?: (answer: string, answers: Readonly<Record<string, string>>) => string | null;
  /** Where its files are stored. The column holds their addresses. */
  bucket?: Bucket;
  /** How many files it takes. Without it, one. */
  maxFiles?: number;
  /** Neither kept in a draft nor sent back to the page. Files never are. */
  secret?: true;
  /** What an owner can switch off. Fields of one question are asked together or not at all. */
  question?: Question;
  /** Where the staff read it, if not among the other answers: beside the conversation, or above the answers as the letter itself. */
  shown?: 'contact' | 'title' | 'letter';
  /** Quoted in an answer that the staff write in a mail program. Other mails repeat no answers. */
  quoted?: true;
  /** A column of the list that the staff download (CSV). */
  listed?: true;
};

export type Fields = Readonly<Record<string, FieldDefinition>>;

type InSection<Form extends Fields> = { [Name in keyof Form]: Form[Name] & { section: string } };

/** Fields that one part of the form asks. */
export function section<const Form extends Fields>(name: string, fields: Form): InSection<Form> {
  const withSection = Object.entries(fields).map(([field, definition]) => [
    field,
    { ...definition, section: name },
  ]);
  return Object.fromEntries(withSection);
}

/** The rules of the fields that are asked: the shape of the schema. */
type Shape<Form extends Fields> = {
  -readonly [Name in keyof Form as Form[Name] extends { rule: z.ZodMiniType } ? Name : never]: NonNullable<
    Form[Name]['rule']
  >;
};

/** Names of the fields that are asked. */
type AskedName<Form extends Fields> = keyof Shape<Form> & string;

/** Names of the asked fields that a person sees. */
type VisibleName<Form extends Fields> = Exclude<AskedName<Form>, 'honeypot'>;

/** Names of the visible fields that are typed or chosen from a list: all but files. */
type TypedName<Form extends Fields> = {
  [Name in VisibleName<Form>]: Form[Name] extends { bucket: Bucket } ? never : Name;
}[VisibleName<Form>];

type Options<Form extends Fields> = {
  /** What it stores. A form that only looks something up has none. */
  kind?: Kind;
  /** In the order of the form. */
  fields: Form;
  /** A field that is hidden from people has none. */
  words: Readonly<Record<VisibleName<Form>, FieldWords>>;
};

/** A form: each field once, and what follows from all of them. */
export function defineForm<const Form extends Fields>({ kind, fields, words }: Options<Form>) {
  const namesOf = (isWanted: (field: FieldDefinition, name: string) => unknown) =>
    Object.entries<FieldDefinition>(fields).flatMap(([name, field]) =>
      isWanted(field, name) ? [name as AskedName<Form>] : [],
    );
  const isKept = ({ rule, bucket, secret }: FieldDefinition) => rule && !bucket && !secret;
  return {
    kind,
    fields,
    words,
    shape: Object.fromEntries(
      Object.entries<FieldDefinition>(fields).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : [])),
    ) as Shape<Form>,
    /** What a browser posts without scripts. */
    posted: namesOf(({ rule }) => rule),
    /** What does not come back to the page of a refused post. */
    dropped: namesOf((field) => field.rule && !isKept(field)),
    /** What a draft keeps. */
    drafted: namesOf((field, name) => isKept(field) && name !== 'honeypot') as TypedName<Form>[],
    /** Where the files of each field go, and how many there may be. */
    files: Object.fromEntries(
      Object.entries<FieldDefinition>(fields).flatMap(([name, { bucket, maxFiles = 1 }]) =>
        bucket ? [[name, { bucket, maxFiles }]] : [],
      ),
    ),
    inSection: (section: string) => namesOf((field) => field.section === section) as VisibleName<Form>[],
  };
}

/** What the kit and the server know of any form. */
export type FormDefinition = {
  kind: Kind | undefined;
  fields: Fields;
  words: Readonly<Record<string, FieldWords>>;
  posted: readonly string[];
  dropped: readonly string[];
  files: Readonly<Record<string, { bucket: Bucket; maxFiles: number }>>;
};

/** The row for these answers, but for its id and the addresses of its files. `asked`: the fields that are part of it. */
export function toRow(
  fields: Fields,
  answers: object,
  asked: readonly string[] = Object.keys(fields),
): Record<string, string | null> {
  const given = answers as Readonly<Record<string, string>>;
  return Object.fromEntries(
    asked.flatMap((name) => {
      const { column, bucket, store = asGiven } = fields[name] ?? {};
      return column && !bucket ? [[column, store(given[name] ?? '', given)]] : [];
    }),
  );
}

const asGiven = (answer: string): string => answer;

export const orNull = (answer: string): string | null => answer || null;
