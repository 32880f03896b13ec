declare global {
  interface Window {
    complaints?: string[];
  }
}

/** Runs in the page. Returns what its console and its scripts have complained about since the first call. */
export function recordComplaints(): string[] {
  if (window.complaints) return window.complaints;
  const complaints: string[] = [];
  window.complaints = complaints;
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(violatedDirective));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values) => {
      complaints.push(values.map(String).join(' '));
      write(...values);
    };
  }
  return complaints;
}
