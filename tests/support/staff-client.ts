import { type TOTP, URI } from 'otpauth';
import type { StaffRole } from '#domain/roles.ts';
import type { Deployment } from './clients.ts';

export const password = 'correct horse battery staple';
let people = 0;

type Answer = { status: number; body: unknown; response: Response };

/** A person of the staff with a session, as a browser has it: cookies and the token for changes. */
export class StaffSession {
  readonly url: string;
  readonly email: string;
  readonly cookies = new Map<string, string>();
  /** Known after the first sign-in. */
  id = '';
  /** The token that changes need. Null sends none. */
  token: string | null = null;
  /** The second step's secret, once it is set up. */
  totp: TOTP | undefined;
  /** The code that this session gave last. A code made later may be another one: every 30 seconds a new period begins. */
  lastCode = '';

  constructor(url: string, email: string) {
    this.url = url;
    this.email = email;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/staff${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#store(cookie);
    const text = await response.clone().text();
    return { status: response.status, body: parse(text), response };
  }

  headers(): Record<string, string> {
    return {
      origin: this.url,
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      ...(this.token && { 'x-staff-token': this.token }),
    };
  }

  get = (path: string) => this.send('GET', `/api${path}`);
  post = (path: string, body: unknown = {}) => this.send('POST', `/api${path}`, body);
  auth = (path: string, body: unknown = {}) => this.send('POST', `/auth${path}`, body);

  /** Signs in with the password, and with a code if there is a second step. */
  async signIn(): Promise<Answer> {
    const answer = await this.auth('/sign-in/email', { email: this.email, password });
    if (this.totp) await this.#giveCode(this.code(1));
    await this.readToken();
    return answer;
  }

  /** The same session elsewhere: of a thief, or at another address of the server. */
  copy(url = this.url): StaffSession {
    const copy = new StaffSession(url, this.email);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.token = this.token;
    copy.totp = this.totp;
    return copy;
  }

  /** The person in another browser. */
  elsewhere(url = this.url): StaffSession {
    const other = new StaffSession(url, this.email);
    other.totp = this.totp;
    return other;
  }

  async readToken(): Promise<void> {
    const { id, token } = (await this.get('/me')).body as { id?: string; token?: string };
    this.id = id ?? this.id;
    this.token = token ?? null;
  }

  async setUpSecondStep(): Promise<void> {
    const { body } = await this.auth('/two-factor/enable', { password });
    const { totpURI } = body as { totpURI: string };
    this.totp = URI.parse(totpURI) as TOTP;
    await this.#giveCode(this.code());
    await this.readToken();
  }

  /** The code of now, or of a later period: none is accepted twice, and the next is accepted early. */
  code(periods = 0): string {
    if (!this.totp) throw new Error('This person has no second step.');
    return this.totp.generate({ timestamp: Date.now() + periods * 30_000 });
  }

  async #giveCode(code: string): Promise<void> {
    this.lastCode = code;
    await this.auth('/two-factor/verify-totp', { code });
  }

  #store(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie) || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The answer of a refused request. */
export const refusal = (status: number, code: string, more = {}) => ({ status, body: { code, ...more } });

type PersonOptions = { name?: string; email?: string; secondStep?: boolean };

function freshEmail(role: StaffRole): string {
  people += 1;
  return `${role}-${process.pid}-${people}-${Date.now()}@example.com`;
}

/** Invites a person from the shell, accepts the link and signs in. All but service set up the second step. */
export async function createPerson(
  { url, staffKey }: Pick<Deployment, 'url' | 'staffKey'>,
  role: StaffRole,
  { name = `${role} person`, email = freshEmail(role), secondStep = role !== 'service' }: PersonOptions = {},
): Promise<StaffSession> {
  const session = new StaffSession(url, email);
  await acceptLink(url, await inviteFromShell({ url, staffKey }, email, role), { name });
  await session.signIn();
  if (secondStep) await session.setUpSecondStep();
  return session;
}

/** Opens a one-time link as a stranger, and gives a password and more. */
export function acceptLink(url: string, path: string, given: object = {}): Promise<Answer> {
  const token = path.split('#')[1];
  return new StaffSession(url, '').post('/invitation/accept', { token, password, ...given });
}

/** The path of a one-time link. */
export async function inviteFromShell(
  { url, staffKey }: Pick<Deployment, 'url' | 'staffKey'>,
  email: string,
  role: StaffRole,
): Promise<string> {
  const response = await fetch(`${url}/staff/api/console/invite`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role }),
  });
  if (!response.ok) throw new Error(`The invitation was refused with ${response.status}.`);
  return ((await response.json()) as { path: string }).path;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
