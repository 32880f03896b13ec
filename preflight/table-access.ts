import { toAccessFinding } from './access-finding.ts';
import type { Finding } from './finding.ts';
import { errorCode, isForbidden, isSuccess, json, type Reply, type Send } from './request.ts';
import { readSchemaNames, type TableNames } from './schema-names.ts';

type Attempt = { what: string; try: () => Promise<Reply> };

/** An id that no row has. A row with only this id violates a constraint, so nothing is stored. */
const unusedId = '00000000-0000-4000-8000-000000000000';
const next =
  'Compare the grants and policies of this table with supabase/migrations, and revoke the additional ones.';

const noAccounts =
  'The site has no accounts. Turn off new sign-ups in the authentication settings of your project.';

export async function checkTableAccess(send: Send): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of readSchemaNames().tables)
    for (const { what, try: attempt } of attemptsOn(send, table)) {
      const reply = await attempt();
      findings.push(toAccessFinding(`${table.name}: ${what}`, reply, !isForbidden(reply), next));
    }
  return findings;
}

function attemptsOn(send: Send, { name, columns }: TableNames): Attempt[] {
  const table = `/rest/v1/${name}`;
  const key = columns[0] ?? 'id';
  const unusedRow = `${table}?${key}=eq.${unusedId}`;
  const invalidRow = { [key]: unusedId };
  const asAnon = (path: string, init?: RequestInit) => () => send('anon', path, init);
  // Only a few inserts, because the backend limits them by address.
  const onForms: Attempt[] = [
    {
      what: 'finding out whether a row exists',
      try: asAnon(table, json('POST', invalidRow, { prefer: 'resolution=ignore-duplicates' })),
    },
    {
      what: 'reading back an inserted row',
      try: asAnon(`${table}?select=*`, json('POST', invalidRow, { prefer: 'return=representation' })),
    },
  ];
  return [
    ...(columns.includes('email') ? onForms : []),
    { what: 'reading without a key', try: () => send('keyless', `${table}?select=*&limit=1`) },
    { what: 'reading rows', try: asAnon(`${table}?select=*&limit=1`) },
    { what: 'counting rows', try: asAnon(table, { method: 'HEAD', headers: { prefer: 'count=exact' } }) },
    ...columns.map((column) => ({
      what: `reading ${column}`,
      try: asAnon(`${table}?select=${column}&limit=1`),
    })),
    { what: 'changing a row', try: asAnon(unusedRow, json('PATCH', { [columns.at(-1) ?? key]: null })) },
    { what: 'deleting a row', try: asAnon(unusedRow, { method: 'DELETE' }) },
    {
      what: 'overwriting a row',
      try: asAnon(table, json('POST', invalidRow, { prefer: 'resolution=merge-duplicates' })),
    },
    ...columns
      .filter((column) => ['created_at', 'opened_at', 'sealing_key_id'].includes(column))
      .map((column) => ({
        what: `setting ${column}`,
        try: asAnon(table, json('POST', { ...invalidRow, [column]: '2001-01-01' })),
      })),
  ];
}

/** Functions that visitors may call. What is no claim number is not counted as a guess. */
const forVisitors: Record<string, Record<string, string>> = {
  claim_status: { claim_number: 'preflight', email: '' },
  add_claim_photos: { claim_number: 'preflight', email: '', photo_urls: '{}' },
};

/** They tell nothing about a claim that does not exist, and nothing at all where a guess could not be counted. */
async function attemptsOnFunction(send: Send, name: string, parameters: Record<string, string>) {
  const called = await send('anon', `/rest/v1/rpc/${name}`, json('POST', parameters));
  const address = `/rest/v1/rpc/${name}?${new URLSearchParams(parameters)}`;
  const attempts = [
    {
      what: `calling ${name} for a claim that does not exist`,
      reply: called,
      isAllowed: !/^\{"outcome": ?"(none|limited)"\}$/.test(called.text),
    },
  ];
  for (const method of ['GET', 'HEAD']) {
    const reply = await send('anon', address, { method });
    attempts.push({ what: `calling ${name} by ${method}`, reply, isAllowed: isSuccess(reply) });
  }
  return attempts;
}

/** Checks functions, other schemas, internal tables and sign-ups. */
export async function checkSchemaAccess(send: Send): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (what: string, reply: Reply, isAllowed: boolean) =>
    findings.push(toAccessFinding(what, reply, isAllowed, next));

  for (const [name, parameters] of readSchemaNames().routines) {
    const given = forVisitors[name];
    if (given) {
      for (const { what, reply, isAllowed } of await attemptsOnFunction(send, name, given))
        report(what, reply, isAllowed);
      continue;
    }
    // PostgREST runs a function in a read-only transaction for GET (error 25006). Our server supports only POST.
    let reply = await send('anon', `/rest/v1/rpc/${name}`);
    if (!isForbidden(reply) && !isSuccess(reply) && errorCode(reply) !== '25006') {
      // Without its parameters a function is not found, which is no refusal.
      const values = Object.fromEntries(parameters.map((parameter) => [parameter, null]));
      reply = await send('anon', `/rest/v1/rpc/${name}`, json('POST', values));
    }
    report(`calling ${name}`, reply, !isForbidden(reply));
  }
  for (const schema of ['private', 'storage', 'auth', 'migrations', 'extensions']) {
    const reply = await send('anon', '/rest/v1/objects?limit=1', {
      headers: { 'accept-profile': schema },
    });
    report(`reading the schema ${schema}`, reply, isSuccess(reply));
  }
  for (const table of ['objects', 'buckets', 'users', 'sealing_keys', 'applied', 'pg_roles']) {
    const reply = await send('anon', `/rest/v1/${table}?limit=1`);
    report(`reading the table ${table}`, reply, isSuccess(reply));
  }
  for (const caller of ['anon', 'keyless'] as const) {
    const reply = await send(caller, '/rest/v1/');
    report(`listing the schema${caller === 'keyless' ? ' without a key' : ''}`, reply, isSuccess(reply));
  }
  const accounts = await send('anon', '/auth/v1/settings');
  findings.push(
    toAccessFinding(
      'signing up',
      accounts,
      isSuccess(accounts) && /"disable_signup":\s*false/.test(accounts.text),
      noAccounts,
    ),
  );
  return findings;
}
