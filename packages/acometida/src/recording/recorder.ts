import type { Finding } from '../conformance/cells.ts'
import { acquireLock } from '../lib/acquireLock.ts'
import type { JudgedCall } from '../proxy/judgeCall.ts'
import { makeCallerRoles } from './callerRoles.ts'
import { toHarEntry } from './harEntry.ts'
import type { Redact } from './recordedCall.ts'
import { openRecording, recoverRecordings } from './recordingJournal.ts'
import { redactBase } from './redactBase.ts'
import { redactName } from './redactValue.ts'

/** Writes the calls of a proxy into a recording. */
export interface Recorder {
  /** Recovers the recordings that a crash has left. Returns the lines to print before the first call. */
  readonly begin: () => readonly string[]
  readonly add: (judged: JudgedCall) => void
  /** Closes the files. Returns the lines to print about them. */
  readonly end: () => readonly string[]
}

/**
 * Makes a recorder. Throws if another process records into the file, whose calls would be lost. After a failed write
 * it stops writing, so that the traffic does not suffer.
 * @param version the version of the command
 * @param redact redacts personal data; null to keep them
 */
export function openRecorder(file: string, version: string, redact: Redact | null): Recorder {
  const release = acquireLock(file)
  const recording = openRecording(file, version)
  const rolesOf = makeCallerRoles()
  let hasFailed = false
  return {
    begin: () => [
      ...recoverRecordings(file, version).map((each) => `Recovered ${each} from an interrupted run.`),
      `Recording to ${file}. Recording real customers is processing of personal data, even without their names.`,
      ...(redact === null
        ? [`WARNING: ${file} will contain PERSONAL DATA, TOKENS AND PASSWORDS. Its readers can act as these users.`]
        : []),
    ],
    add: ({ call, base, findings }) => {
      if (call === null || hasFailed) return
      try {
        const told = redact === null ? findings : findings.map(withoutValues)
        const at = redact === null ? base : redactBase(base)
        recording.write(toHarEntry(redact?.(call) ?? call, at, { role: rolesOf(call), findings: told }))
      } catch (error) {
        hasFailed = true
        console.error(`The recording has stopped: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    end: () => {
      const files = recording.close()
      release()
      return [files.length === 0 ? 'No call was recorded.' : `Recorded to ${files.join(', ')}.`]
    },
  }
}

/** A finding without names in its place that may be values, such as a NIF as a key. Indexes stay. */
export function withoutValues(finding: Finding): Finding {
  const where = finding.where.replaceAll(/[^./[\]]+/g, (part) => (/^\d{1,4}$/.test(part) ? part : redactName(part)))
  return { ...finding, where }
}
