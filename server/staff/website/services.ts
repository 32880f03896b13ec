import type { StaffServices } from '../api/staff-services.ts';

/** What changing the website needs. */
export type WebsiteServices = Pick<StaffServices, 'database' | 'website' | 'config'>;
