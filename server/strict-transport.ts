/** Only where TLS is certain: over plain HTTP it means nothing, and on a test machine it would lock people out for two years. */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';
