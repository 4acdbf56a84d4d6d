import { access } from './access.ts'
import { documents } from './documents.ts'
import { dossiers } from './dossiers.ts'
import { passwords } from './passwords.ts'
import { payments } from './payments.ts'
import type { Provocations } from './provocation.ts'
import { registration } from './registration.ts'
import { requests } from './requests.ts'
import { staff } from './staff.ts'
import { supplies } from './supplies.ts'
import { users } from './users.ts'

/** How the reference server is brought to answer the codes that other calls of a run hardly meet. */
export const provocations: Provocations = {
  ...access,
  ...passwords,
  ...registration,
  ...users,
  ...staff,
  ...supplies,
  ...dossiers,
  ...documents,
  ...payments,
  ...requests,
}
