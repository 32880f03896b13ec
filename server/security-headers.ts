export const securityHeaders: ReadonlyArray<readonly [string, string]> = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
];

/** Only where TLS is certain: over plain HTTP it means nothing, and on a wrong host it locks people out. */
export const strictTransport = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains; preload',
] as const;
