import type { TestProject } from 'vitest/node';

/** Any backend of the same wire, hosted Supabase among them: CONTRACT_URL, CONTRACT_ANON_KEY, CONTRACT_STAFF_KEY. */
export default function setup(project: TestProject) {
  const { CONTRACT_URL: url = '', CONTRACT_ANON_KEY: anonKey, CONTRACT_STAFF_KEY: staffKey } = process.env;
  if (!anonKey || !staffKey)
    throw new Error('Set CONTRACT_ANON_KEY and CONTRACT_STAFF_KEY beside CONTRACT_URL.');
  project.provide('home', { url: url.replace(/\/+$/, ''), anonKey, staffKey });
}
