// For containers: exits with 0 if the server in the same container is alive.
const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
const response = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
