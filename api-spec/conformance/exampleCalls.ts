import { examplesAbout } from '../generated/examples.ts'
import { exampleCall, type ExampleCall } from '../operations/example.ts'
import { keysOf } from '../rules/keysOf.ts'
import { recordOf } from '../rules/recordOf.ts'
import { changesForSubject } from './about.ts'
import type { Subject } from './subjects.ts'

export interface Example extends ExampleCall {
  /** The call names nobody's data, so there is nothing to be own or foreign. */
  readonly impersonal?: true
}

/** A valid call of every operation, about a subject. */
export const exampleCalls = recordOf(keysOf(examplesAbout), (id) => (subject: Subject): Example => {
  const about = examplesAbout[id]
  return about === null ? { ...exampleCall(id), impersonal: true } : exampleCall(id, changesForSubject(about, subject))
})
