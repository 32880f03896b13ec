import type { Finding } from './finding.ts';
import { judgeDoor } from './judge-door.ts';
import { readSchemaNames, type TableNames } from './schema-names.ts';
import { type Answer, type Ask, codeOf, isForbidden, isTaken, json } from './wire.ts';

type Attempt = { what: string; try: () => Promise<Answer> };

/** A value that is in no row, of a type that fits any key; what is sent breaks a rule, so that nothing can be stored. */
const nowhere = '00000000-0000-4000-8000-000000000000';
const next =
  'Compare the grants and policies of this table with supabase/migrations, and take back what is too much.';

const noAccounts =
  'The site has no accounts. Switch off new sign-ups in the authentication settings of your project.';

export async function tryTables(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of readSchemaNames().tables)
    for (const { what, try: attempt } of attemptsOn(ask, table)) {
      const answer = await attempt();
      findings.push(judgeDoor(`${table.name}: ${what}`, answer, !isForbidden(answer), next));
    }
  return findings;
}

function attemptsOn(ask: Ask, { name, columns }: TableNames): Attempt[] {
  const table = `/rest/v1/${name}`;
  const key = columns[0] ?? 'id';
  const one = `${table}?${key}=eq.${nowhere}`;
  const tooShort = { [key]: nowhere };
  const stranger = (path: string, init?: RequestInit) => () => ask('stranger', path, init);
  // Few inserts in all: the backend counts them by address.
  const onForms: Attempt[] = [
    {
      what: 'asking whether a row is there',
      try: stranger(table, json('POST', tooShort, { prefer: 'resolution=ignore-duplicates' })),
    },
    {
      what: 'reading back what is sent',
      try: stranger(`${table}?select=*`, json('POST', tooShort, { prefer: 'return=representation' })),
    },
  ];
  return [
    ...(columns.includes('email') ? onForms : []),
    { what: 'reading without a key', try: () => ask('nobody', `${table}?select=*&limit=1`) },
    { what: 'reading rows', try: stranger(`${table}?select=*&limit=1`) },
    { what: 'counting rows', try: stranger(table, { method: 'HEAD', headers: { prefer: 'count=exact' } }) },
    ...columns.map((column) => ({
      what: `reading ${column}`,
      try: stranger(`${table}?select=${column}&limit=1`),
    })),
    { what: 'changing a row', try: stranger(one, json('PATCH', { [columns.at(-1) ?? key]: null })) },
    { what: 'deleting a row', try: stranger(one, { method: 'DELETE' }) },
    {
      what: 'writing over a row',
      try: stranger(table, json('POST', tooShort, { prefer: 'resolution=merge-duplicates' })),
    },
    ...columns
      .filter((column) => ['created_at', 'opened_at', 'sealing_key_id'].includes(column))
      .map((column) => ({
        what: `choosing ${column}`,
        try: stranger(table, json('POST', { ...tooShort, [column]: '2001-01-01' })),
      })),
  ];
}

/** Functions, other schemas, and tables that are nobody's business. */
export async function tryTheRest(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = [];
  const judge = (what: string, answer: Answer, isOpen: boolean) =>
    findings.push(judgeDoor(what, answer, isOpen, next));

  for (const name of readSchemaNames().routines) {
    // Asked by GET, PostgREST runs a function without the right to write (25006); a backend that takes no GET is asked by POST.
    let answer = await ask('stranger', `/rest/v1/rpc/${name}`);
    if (!isForbidden(answer) && !isTaken(answer) && codeOf(answer) !== '25006') {
      const values = name === 'install_sealing_key' ? { public_key: 'x' } : {};
      answer = await ask('stranger', `/rest/v1/rpc/${name}`, json('POST', values));
    }
    judge(`calling ${name}`, answer, !isForbidden(answer));
  }
  for (const schema of ['private', 'storage', 'auth', 'migrations', 'extensions']) {
    const answer = await ask('stranger', '/rest/v1/objects?limit=1', {
      headers: { 'accept-profile': schema },
    });
    judge(`reading the schema ${schema}`, answer, isTaken(answer));
  }
  for (const table of ['objects', 'buckets', 'users', 'sealing_keys', 'applied', 'pg_roles']) {
    const answer = await ask('stranger', `/rest/v1/${table}?limit=1`);
    judge(`reading the table ${table}`, answer, isTaken(answer));
  }
  for (const caller of ['stranger', 'nobody'] as const) {
    const answer = await ask(caller, '/rest/v1/');
    judge(`listing the schema${caller === 'nobody' ? ' without a key' : ''}`, answer, isTaken(answer));
  }
  const accounts = await ask('stranger', '/auth/v1/settings');
  findings.push(
    judgeDoor(
      'signing up',
      accounts,
      isTaken(accounts) && /"disable_signup":\s*false/.test(accounts.text),
      noAccounts,
    ),
  );
  return findings;
}
