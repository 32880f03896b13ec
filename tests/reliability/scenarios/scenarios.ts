import { documents } from './documents.ts';
import { faults } from './faults/faults.ts';
import { hostileInput } from './hostile-input.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import { mailKills } from './mail-kills.ts';
import { powerCuts } from './power-cuts.ts';
import { replyKills } from './reply-kills.ts';
import { resends } from './resends.ts';
import type { Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { uploads } from './uploads.ts';

export const scenarios: Record<string, Scenario> = {
  kills,
  'mail-kills': mailKills,
  'reply-kills': replyKills,
  'power-cuts': powerCuts,
  faults,
  resends,
  load,
  uploads,
  'slow-clients': slowClients,
  'hostile-input': hostileInput,
  documents,
};
