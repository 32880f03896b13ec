import { randomUUID } from 'node:crypto';
import { type Kind, kinds } from '#domain/kinds.ts';

/** Who sends a request. `half` gave a password and still owes the code; `ownerWithoutStep` never set up a second step. */
export const callers = [
  'nobody',
  'half',
  'service',
  'hiring',
  'editor',
  'owner',
  'ownerWithoutStep',
] as const;
export type Caller = (typeof callers)[number];

/** One request, harmless for whoever may send it, with the status that each caller gets. */
type Attempt = { path?: string; body?: unknown; expected: Record<Caller, number> };
type Roles = Record<'service' | 'hiring' | 'owner', number> & { editor?: number };

/** Routes behind session and second step. Editors get nothing that visitors sent. */
const forRoles = (roles: Roles) => ({ nobody: 401, half: 401, editor: 403, ...roles, ownerWithoutStep: 403 });
const forAll = (status: number) =>
  forRoles({ service: status, hiring: status, editor: status, owner: status });
/** Those who see what visitors sent, each their kinds. */
const forReaders = (status: number) => forRoles({ service: status, hiring: status, owner: status });
const forWebsite = (status: number) => forRoles({ service: 403, hiring: 403, editor: status, owner: status });
const forOwner = (status: number) => forRoles({ service: 403, hiring: 403, owner: status });
const forEveryone = (status: number): Record<Caller, number> => ({
  nobody: status,
  half: status,
  service: status,
  hiring: status,
  editor: status,
  owner: status,
  ownerWithoutStep: status,
});

const noOne = randomUUID();

/** The other kinds are for hiring. */
const ofService: Kind[] = ['message', 'claim'];

/** A route of one record, for each kind: those whose role includes it get `status`. */
const forKinds = (route: string, status: number, body?: unknown, part = 'resume'): Attempt[] =>
  kinds.map((kind) => ({
    path: `/staff/api${route.replace(':kind', kind).replace(':id', noOne).replace(':part', part)}`,
    body,
    expected: forRoles({
      service: ofService.includes(kind) ? status : 403,
      hiring: ofService.includes(kind) ? 403 : status,
      owner: status,
    }),
  }));
const link = { token: 'x'.repeat(32) };

/**
 * Every route of the staff's app and what each caller gets. A request of someone who may send it has a wrong body (400) or names
 * something that does not exist (404, 410), so that the table changes nothing. A new route belongs here, or the test fails.
 */
export const table: Record<string, Attempt[]> = {
  // Pages: those who are not signed in get the sign-in page, and no script of the app.
  'GET /staff/*': [{ path: '/staff/team', expected: forEveryone(200) }],
  'GET /staff/welcome': [{ expected: forEveryone(200) }],
  'GET /staff/sign-in/*': [{ path: '/staff/sign-in/assets/none.js', expected: forEveryone(404) }],
  'GET /staff/app/*': [
    {
      path: '/staff/app/assets/none.js',
      expected: { ...forEveryone(404), nobody: 401, half: 401 },
    },
  ],

  // Identity. better-auth answers 400 to a body that it cannot read.
  'POST /staff/auth/*': [
    { path: '/staff/auth/sign-up/email', body: {}, expected: forEveryone(404) },
    { path: '/staff/auth/update-user', body: {}, expected: forEveryone(404) },
    { path: '/staff/auth/sign-in/email', body: {}, expected: forEveryone(400) },
  ],
  'POST /staff/api/invitation/find': [{ body: link, expected: forEveryone(410) }],
  'POST /staff/api/invitation/accept': [{ body: link, expected: forEveryone(400) }],

  // For a shell with the staff secret. A session does not open it.
  'POST /staff/api/console/list': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/invite': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/suspend': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/restore': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/reset': [{ body: {}, expected: forEveryone(403) }],

  'POST /staff/api/console/website/list': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/website/publish': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/website/undo': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/website/release': [{ body: {}, expected: forEveryone(403) }],
  'POST /staff/api/console/website/picture': [{ body: {}, expected: forEveryone(403) }],

  // Before the second step a person can see only themselves, to set it up.
  'GET /staff/api/me': [{ expected: { ...forAll(200), ownerWithoutStep: 200 } }],
  'GET /staff/api/me/sessions': [{ expected: { ...forAll(200), ownerWithoutStep: 200 } }],

  // A kind that is not part of the role is refused as a filter too.
  'POST /staff/api/inbox/list': [
    { body: { before: noOne }, expected: forReaders(400) },
    { body: { kinds: ['message'] }, expected: forRoles({ service: 200, hiring: 403, owner: 200 }) },
    { body: { kinds: ['verification'] }, expected: forRoles({ service: 403, hiring: 200, owner: 200 }) },
  ],
  'POST /staff/api/inbox/count': [
    { body: { kinds: ['none'] }, expected: forReaders(400) },
    { body: { kinds: ['message'] }, expected: forRoles({ service: 200, hiring: 403, owner: 200 }) },
    { body: { kinds: ['verification'] }, expected: forRoles({ service: 403, hiring: 200, owner: 200 }) },
  ],
  'GET /staff/api/inbox/jobs': [{ expected: forReaders(200) }],
  'POST /staff/api/inbox/change': [{ body: {}, expected: forReaders(400) }],
  'POST /staff/api/inbox/export': [{ body: { kinds: ['none'] }, expected: forOwner(400) }],
  'GET /staff/api/overview': [{ expected: forReaders(200) }],

  'GET /staff/api/records/:kind/:id': forKinds('/records/:kind/:id', 404),
  'POST /staff/api/records/:kind/:id/state': forKinds('/records/:kind/:id/state', 404, {
    version: 1,
    state: 'done',
  }),
  'POST /staff/api/records/:kind/:id/assign': forKinds('/records/:kind/:id/assign', 404, {
    version: 1,
    assignee: null,
  }),
  'POST /staff/api/records/:kind/:id/notes': forKinds('/records/:kind/:id/notes', 404, { body: 'A note' }),
  'POST /staff/api/records/:kind/:id/reply-started': forKinds('/records/:kind/:id/reply-started', 404, {}),
  'POST /staff/api/records/:kind/:id/snooze': forKinds('/records/:kind/:id/snooze', 404, {
    version: 1,
    until: null,
  }),
  'POST /staff/api/records/:kind/:id/undo': forKinds('/records/:kind/:id/undo', 404, { version: 1 }),
  'POST /staff/api/letters/:kind/:id': forKinds('/letters/:kind/:id', 409, {
    id: randomUUID(),
    body: 'Hello',
    seenLetters: 0,
  }),
  'POST /staff/api/claims/:id/status': [
    {
      path: `/staff/api/claims/${noOne}/status`,
      body: { id: noOne, version: 1, status: 'decided', message: 'x' },
      expected: forRoles({ service: 404, hiring: 403, owner: 404 }),
    },
  ],
  'POST /staff/api/letters/:kind/:id/watch': forKinds('/letters/:kind/:id/watch', 404, { isWriting: false }),
  'POST /staff/api/letters/:kind/:id/confirm': forKinds('/letters/:kind/:id/confirm', 404, {
    note: noOne,
    isTheirs: true,
  }),
  'POST /staff/api/letters/:kind/:id/allow-mail': [
    { path: `/staff/api/letters/message/${noOne}/allow-mail`, body: {}, expected: forOwner(404) },
  ],
  'POST /staff/api/letters/:kind/:id/files/:file': forKinds(`/letters/:kind/:id/files/${noOne}`, 400, {}),
  'GET /staff/api/files/:kind/:id/:part': forKinds('/files/:kind/:id/:part', 404),
  'POST /staff/api/files/:kind/:id/:part/download': forKinds('/files/:kind/:id/:part/download', 404, {}),
  'GET /staff/website/preview': [{ expected: forWebsite(400) }],
  'GET /staff/preview': [{ expected: { ...forEveryone(200), nobody: 401, half: 401 } }],

  'POST /staff/api/persons/search': [{ body: {}, expected: forReaders(400) }],
  'POST /staff/api/persons/count': [{ body: {}, expected: forOwner(400) }],
  'POST /staff/api/persons/export': [{ body: {}, expected: forOwner(400) }],
  'POST /staff/api/persons/delete': [{ body: {}, expected: forOwner(400) }],
  'POST /staff/api/persons/delete-record': [{ body: {}, expected: forOwner(400) }],
  'POST /staff/api/sealed/number': [
    { body: {}, expected: forRoles({ service: 403, hiring: 400, owner: 400 }) },
  ],
  'GET /staff/api/sealed/keys': [{ expected: forOwner(200) }],
  'POST /staff/api/sealed/key': [{ body: {}, expected: forOwner(400) }],

  'GET /staff/api/mail': [{ expected: forAll(200) }],
  'POST /staff/api/mail': [{ body: {}, expected: forAll(400) }],

  'GET /staff/api/saved-replies': [{ expected: forReaders(200) }],
  'POST /staff/api/saved-replies': [{ body: {}, expected: forOwner(400) }],
  'PUT /staff/api/saved-replies/:id': [
    { path: `/staff/api/saved-replies/${noOne}`, body: {}, expected: forOwner(400) },
    {
      path: `/staff/api/saved-replies/${noOne}`,
      body: { kind: null, outcome: null, name: 'A', body: 'B', seenAt: '2026-11-18T12:00:00Z' },
      expected: forOwner(404),
    },
  ],
  'DELETE /staff/api/saved-replies/:id': [
    { path: `/staff/api/saved-replies/${noOne}`, expected: forOwner(404) },
  ],

  'GET /staff/api/website': [{ expected: forWebsite(200) }],
  'GET /staff/api/website/items/:kind/:key': [
    { path: '/staff/api/website/items/none/a', expected: forWebsite(400) },
    { path: '/staff/api/website/items/opening/none-of-ours', expected: forWebsite(404) },
  ],
  'PUT /staff/api/website/items/:kind/:key/draft': [
    { path: '/staff/api/website/items/opening/a/draft', body: {}, expected: forWebsite(400) },
    {
      path: '/staff/api/website/items/opening/..%2Fa/draft',
      body: { value: null, seen: 0 },
      expected: forWebsite(400),
    },
  ],
  'DELETE /staff/api/website/items/:kind/:key/draft': [
    { path: '/staff/api/website/items/opening/a/draft', body: {}, expected: forWebsite(400) },
    { path: '/staff/api/website/items/opening/a/draft', body: { seen: 1 }, expected: forWebsite(409) },
  ],
  'POST /staff/api/website/pictures': [
    { path: '/staff/api/website/pictures?shape=none', body: {}, expected: forWebsite(400) },
    { path: '/staff/api/website/pictures', body: {}, expected: forWebsite(422) },
  ],
  'GET /staff/api/website/pictures/:hash': [
    { path: '/staff/api/website/pictures/none', expected: forWebsite(400) },
    { path: `/staff/api/website/pictures/${'0'.repeat(64)}`, expected: forWebsite(404) },
  ],
  'GET /staff/api/website/drafts': [{ expected: forWebsite(200) }],
  'POST /staff/api/website/publish': [{ body: {}, expected: forWebsite(400) }],
  'GET /staff/api/website/releases': [{ expected: forWebsite(200) }],
  'POST /staff/api/website/releases/:id/restore': [
    { path: '/staff/api/website/releases/999999/restore', body: {}, expected: forOwner(404) },
  ],
  'PUT /staff/api/website/settings': [{ body: {}, expected: forOwner(400) }],

  'GET /staff/api/team': [{ expected: forOwner(200) }],
  'POST /staff/api/team/invite': [{ body: {}, expected: forOwner(400) }],
  'POST /staff/api/team/withdraw': [{ body: { email: 'nobody@example.com' }, expected: forOwner(404) }],
  'POST /staff/api/team/:id/role': [
    { path: `/staff/api/team/${noOne}/role`, body: { role: 'service' }, expected: forOwner(404) },
  ],
  'POST /staff/api/team/:id/suspend': [
    { path: `/staff/api/team/${noOne}/suspend`, body: {}, expected: forOwner(404) },
  ],
  'POST /staff/api/team/:id/restore': [
    { path: `/staff/api/team/${noOne}/restore`, body: {}, expected: forOwner(404) },
  ],
  'POST /staff/api/team/:id/reset': [
    { path: `/staff/api/team/${noOne}/reset`, body: {}, expected: forOwner(404) },
  ],

  'GET /staff/api/audit/actors': [{ expected: forOwner(200) }],
  'POST /staff/api/audit/list': [{ body: { filter: { record: 'none' } }, expected: forOwner(400) }],
  'POST /staff/api/audit/export': [{ body: { record: 'none' }, expected: forOwner(400) }],
  'GET /staff/api/settings': [{ expected: forOwner(200) }],
  'POST /staff/api/settings/retention/effect': [
    { body: { kind: 'message', days: 0 }, expected: forOwner(400) },
  ],
  'POST /staff/api/settings/retention': [{ body: { kind: 'message', days: 0 }, expected: forOwner(400) }],
};

/** Changes without a session, so without its token. */
export const withoutToken = ['/staff/auth/*', '/staff/api/invitation/', '/staff/api/console/'];
