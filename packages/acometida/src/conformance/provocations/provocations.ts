import type { Provocations } from '../preparation.ts'
import { access } from './access.ts'
import { dossiers } from './dossiers.ts'
import { payments } from './payments.ts'
import { registration } from './registration.ts'
import { requests } from './requests.ts'
import { supplies } from './supplies.ts'
import { users } from './users.ts'

/** The calls for codes that the reference server hardly answers to the other calls of a run. */
export const provocations: Provocations = {
  ...access,
  ...registration,
  ...users,
  ...supplies,
  ...dossiers,
  ...payments,
  ...requests,
}
