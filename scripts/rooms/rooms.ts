/** Whose values a room imports, besides its own. `types`: whose types alone. A folder of this list within another is a room of its own. */
export type Room = { imports: string[]; types?: string[] };

const facts = ['company', 'domain', 'office'];
const doors = [...facts, 'server/lib', 'server/store', 'server/http'];
const forms = ['app/catalog', 'app/forms'];

/** The plan of docs/architecture.md. What is not in it (tests, scripts, the command line) may import any of these. */
export const rooms: Record<string, Room> = {
  domain: { imports: [] },
  'company/shape': { imports: ['domain'], types: ['company'] },
  company: { imports: ['company/shape', 'domain'] },
  office: { imports: ['company', 'domain'] },

  'app/catalog': { imports: [...facts, 'app/pictures'] },
  'app/ui': { imports: [...facts, 'app/catalog'] },
  'app/frame': { imports: [...facts, 'app/catalog', 'app/ui'] },
  'app/runtime': { imports: [...facts, 'app/catalog', 'app/ui', 'app/forms', 'app/tools', 'app/fonts'] },
  'app/forms': { imports: [...facts, 'app/catalog', 'app/ui', 'app/frame', 'app/runtime'] },
  'app/tools': { imports: [...facts, 'app/catalog', 'app/ui', 'app/frame', 'app/runtime', 'app/forms/kit'] },

  'server/lib': { imports: facts },
  'server/store': { imports: [...facts, 'server/lib'] },
  'server/http': { imports: [...facts, 'server/lib', 'server/store'] },
  'server/intake': { imports: [...doors, ...forms], types: ['app'] },
  'server/mail': { imports: doors },
  'server/staff': { imports: [...doors, ...forms] },
  'server/supabase': { imports: doors },
  'server/website': { imports: [...doors, 'app/tools'], types: ['app'] },

  staff: { imports: [...facts, 'app'], types: ['server'] },
};
