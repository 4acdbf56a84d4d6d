import { access } from './access.ts'
import { dossiers } from './dossiers.ts'
import { payments } from './payments.ts'
import { registration } from './registration.ts'
import { requests } from './requests.ts'
import { supplies } from './supplies.ts'
import { users } from './users.ts'
import type { Provocations } from '../preparation.ts'

/** How the reference server is brought to answer the codes that other calls of a run hardly meet. */
export const provocations: Provocations = {
  ...access,
  ...registration,
  ...users,
  ...supplies,
  ...dossiers,
  ...payments,
  ...requests,
}
