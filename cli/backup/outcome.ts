/** What a restore did with one kind of content. */
export type Outcome = { what: string; added: number; existing: number; deleted: number; refused: string[] };
