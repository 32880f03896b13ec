import fc from 'fast-check';
import { anyText } from './any-text.ts';

export type OddRequest = {
  path: string;
  method: string;
  type: string;
  prefer: string;
  body: string;
  staff: boolean;
};

const text = anyText({ maxLength: 12 });
const resource = fc.oneof(
  fc.constantFrom('contacts', 'job_applications', 'employment_verifications', 'retention'),
  fc.constantFrom('rpc/purge_expired', 'rpc/orphaned_uploads', 'rpc/install_sealing_key'),
  text.map(encodeURIComponent),
);
const bucket = fc.constantFrom('resumes', 'employment-documents', 'avatars', '%00', '%ff', '..%2f');
const name = fc.oneof(
  fc.constantFrom('', 'applicants/1700000000000-a.pdf', 'front_1700000000000.jpg', '%', 'a%2f..%2fb'),
  text.map(encodeURIComponent),
);
const operation = fc.constantFrom(
  '',
  'list/',
  'sign/',
  'public/',
  'authenticated/',
  'info/',
  'upload/sign/',
  'move',
  'copy',
);
const parameter = fc.constantFrom(
  'id',
  'name',
  'created_at',
  'keep_days',
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'token',
);
const value = fc.oneof(
  fc.constantFrom(
    'eq.x',
    'in.(',
    'in.()',
    'in.(a,"b)',
    'is.null',
    'is.foo',
    'not.eq.1',
    'gt.2020',
    'like.\\',
    'eq.',
    '*',
  ),
  fc.constantFrom(
    'id,name',
    'id.desc.nullsfirst',
    '-1',
    '99999999999',
    'id.asc,',
    '"id"',
    'eq.1e999',
    'gt.infinity',
  ),
  text,
);
const query = fc
  .array(fc.tuple(parameter, value), { maxLength: 3 })
  .map((pairs) =>
    pairs.length > 0 ? `?${pairs.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')}` : '',
  );
const body = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '',
    '[]',
    '{}',
    '[{},{}]',
    '[{"id":1}]',
    '{"id":"x"}',
    '{"keep_days":1e30}',
    '{"keep_days":"x"}',
  ),
  fc.constantFrom(
    '{"prefixes":["a"]}',
    '{"prefixes":[1]}',
    '{"expiresIn":-1}',
    '{"expiresIn":60,"paths":["x",""]}',
    '{"prefix":"","limit":1e9}',
  ),
  fc.constantFrom(
    '{"prefix":"","sortBy":{"column":"name","order":"x"}}',
    '{"prefix":"","sortBy":null}',
    '{"min_age":"x"}',
    '{"min_age":"999999999 years"}',
  ),
  fc.constantFrom(
    '{"public_key":"-----BEGIN PGP PUBLIC KEY BLOCK-----\\n\\naaaa\\n=aaaa\\n-----END PGP PUBLIC KEY BLOCK-----"}',
    '{"public_key":null}',
  ),
);

/** Generates requests that no client of ours would send, the same for the same seed. */
export function oddRequests(count: number, seed = 20261115): OddRequest[] {
  const path = fc.oneof(
    fc.tuple(resource, query).map(([place, rest]) => `/rest/v1/${place}${rest}`),
    fc
      .tuple(operation, bucket, name, query)
      .map(([verb, place, rest, end]) => `/storage/v1/object/${verb}${place}/${rest}${end}`),
  );
  const request = fc.record({
    path,
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/pdf',
      'multipart/form-data; boundary=x',
      'text/plain',
    ),
    prefer: fc.constantFrom(
      '',
      'return=representation',
      'count=exact',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
    ),
    body,
    staff: fc.boolean(),
  });
  return fc.sample(request, { numRuns: count, seed });
}
