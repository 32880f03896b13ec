import type { TestProject } from 'vitest/node';

/** A backend that runs elsewhere, such as hosted Supabase. */
export default function setup(project: TestProject) {
  const { CONTRACT_URL: url = '', CONTRACT_ANON_KEY: anonKey, CONTRACT_STAFF_KEY: staffKey } = process.env;
  if (!anonKey || !staffKey)
    throw new Error('Set CONTRACT_ANON_KEY and CONTRACT_STAFF_KEY beside CONTRACT_URL.');
  project.provide('deployment', { url: url.replace(/\/+$/, ''), anonKey, staffKey });
}
