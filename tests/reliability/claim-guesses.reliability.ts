import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import { clientsOf } from '../support/clients.ts';
import { fromNewAddress } from '../support/hostile/attack.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { freshEmail, sampleClaim } from '../support/samples.ts';
import { sendWithFiles } from '../support/upload-files.ts';
