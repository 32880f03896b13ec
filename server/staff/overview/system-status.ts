import type { UpkeepRun } from '../../lib/run-daily.ts';
import type { Config } from '../../lib/settings/config.ts';
import { pingScanner } from '../../store/files/scan-file.ts';

/** What the server knows about itself. The staff's server for a hosted project has none of it. */
export type System = {
  freeBytes: () => Promise<number>;
  /** The last run of the upkeep since the start; undefined before the first. */
  lastUpkeep: () => UpkeepRun | undefined;
};

export type ScannerState = 'off' | 'reachable' | 'away';

const scannerTimeout = 2_000;

export async function readSystemStatus(system: System, config: Config) {
  const [freeBytes, scanner] = await Promise.all([system.freeBytes(), readScannerState(config)]);
  return {
    /** Null: the disk cannot be measured. */
    freeBytes: Number.isFinite(freeBytes) ? freeBytes : null,
    /** With fewer free bytes, inserts and uploads are refused. */
    minFreeBytes: config.minFreeBytes,
    scanner,
    upkeep: { isOn: config.upkeep, last: system.lastUpkeep() ?? null },
  };
}

async function readScannerState({ clamd }: Config): Promise<ScannerState> {
  if (!clamd) return 'off';
  return (await pingScanner(clamd, scannerTimeout)) === undefined ? 'reachable' : 'away';
}
