import { dossierReadFlag } from './modules/dossiers/dossierReadFlag.service.ts'
import type { ReadFlags } from './modules/notifications/queryNotifications.service.ts'
import { requestReadFlag } from './modules/requests/requestReadFlag.service.ts'

/** What `POST /notifications` can be asked about. */
export const readFlags: ReadFlags = { REQUEST: requestReadFlag, DOSSIER: dossierReadFlag }
