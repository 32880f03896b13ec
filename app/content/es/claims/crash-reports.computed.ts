import { state } from '../state.ts';
import { writeReports } from './crash-reports.ts';

export const crashReports = writeReports(state);
