import { Hono } from 'hono';
import { limitRequests } from '../access/limit-requests.ts';
import { requireAnyKind, requireSecondStep } from '../access/require-role.ts';
import { requireToken } from '../access/require-token.ts';
import { requireSession } from '../identity/require-session.ts';
import type { StaffEnv } from '../staff-env.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { createClaimRoutes } from './claim-routes.ts';
import { createConsoleRoutes } from './console-routes.ts';
import { createFileRoutes } from './file-routes.ts';
import { createInboxRoutes } from './inbox-routes.ts';
import { createInvitationRoutes } from './invitation-routes.ts';
import { createLetterRoutes } from './letter-routes.ts';
import { createMailRoutes } from './mail-routes.ts';
import { createMeRoutes } from './me-routes.ts';
import { createOverviewRoutes } from './overview-routes.ts';
import { createPersonRoutes } from './person-routes.ts';
import { createPictureRoutes } from './picture-routes.ts';
import { createRecordRoutes } from './record-routes.ts';
import { createSavedReplyRoutes } from './saved-reply-routes.ts';
import { createSealedRoutes } from './sealed-routes.ts';
import { createSettingsRoutes } from './settings-routes.ts';
import type { StaffServices } from './staff-services.ts';
import { createTeamRoutes } from './team-routes.ts';
import { createWebsiteRoutes } from './website-routes.ts';

/**
 * The API of the staff's app. Every route but the one-time links and the shell's needs a session; every change needs its
 * token.
 */
export function createStaffApi(services: StaffServices) {
  const { auth, secret, config } = services;
  const limitStrangers = limitRequests({ points: 60, seconds: 60, config });
  const signedIn = new Hono<StaffEnv>()
    .use(requireSession(auth))
    .use(requireToken(secret))
    .route('/me', createMeRoutes(services))
    .use(requireSecondStep)
    .route('/website/pictures', createPictureRoutes(services))
    .route('/website', createWebsiteRoutes(services))
    .route('/team', createTeamRoutes(services))
    .route('/audit', createAuditRoutes(services))
    .route('/settings', createSettingsRoutes(services))
    .route('/mail', createMailRoutes(services))
    .use(requireAnyKind)
    .route('/inbox', createInboxRoutes(services))
    .route('/records', createRecordRoutes(services))
    .route('/letters', createLetterRoutes(services))
    .route('/claims', createClaimRoutes(services))
    .route('/files', createFileRoutes(services))
    .route('/persons', createPersonRoutes(services))
    .route('/sealed', createSealedRoutes(services))
    .route('/overview', createOverviewRoutes(services))
    .route('/saved-replies', createSavedReplyRoutes(services));
  return new Hono<StaffEnv>()
    .use('/invitation/*', limitStrangers)
    .use('/console/*', limitStrangers)
    .route('/invitation', createInvitationRoutes(services))
    .route('/console', createConsoleRoutes(services))
    .route('/', signedIn);
}

/** For the typed client in the browser. */
export type StaffApi = ReturnType<typeof createStaffApi>;
