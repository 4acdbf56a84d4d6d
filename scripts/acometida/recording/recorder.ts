import type { JudgedCall } from '../proxy/judgeCall.ts'
import { makeCallerRoles } from './callerRoles.ts'
import { entryOf } from './har.ts'
import { openRecording, recoverRecordings } from './journal.ts'
import type { Finding } from '../conformance/cells.ts'
import type { Redact } from './recordedCall.ts'
import { redactName } from './redactValue.ts'

/** Writes the calls of a proxy into a recording. */
export interface Recorder {
  /** Saves what a crash has left, and returns what is to be told before the first call. */
  readonly begin: () => readonly string[]
  readonly add: (judged: JudgedCall) => void
  /** Closes the files, and returns what is to be told of them. */
  readonly end: () => readonly string[]
}

interface RecorderOptions {
  readonly file: string
  /** Takes personal data out; null where they are kept. */
  readonly redact: Redact | null
  /** That of the command. */
  readonly version: string
}

/** Makes a recorder. It goes on without writing where that fails once: the traffic is not to suffer. */
export function openRecorder({ file, redact, version }: RecorderOptions): Recorder {
  const recording = openRecording(file, version)
  const rolesOf = makeCallerRoles()
  let problem: string | null = null
  return {
    begin: () => [
      ...recoverRecordings(file, version).map((each) => `${each} was saved from a run that did not end.`),
      `Recording into ${file}. To record real customers is to process personal data, even without their names.`,
      ...(redact === null
        ? [`PERSONAL DATA, TOKENS AND PASSWORDS ARE KEPT in ${file}: whoever reads it can act.`]
        : []),
    ],
    add: ({ call, base, findings }) => {
      if (call === null || problem !== null) return
      try {
        const told = redact === null ? findings : findings.map(withoutValues)
        recording.write(entryOf(redact?.(call) ?? call, base, { role: rolesOf(call), findings: told }))
      } catch (error) {
        problem = `Nothing more is recorded: ${error instanceof Error ? error.message : String(error)}`
        console.error(problem)
      }
    },
    end: () => {
      const files = recording.close()
      return [files.length === 0 ? 'No call was recorded.' : `Recorded into ${files.join(', ')}.`]
    },
  }
}

/** A finding whose place names no field that may be a value, such as a NIF as a key. Indices stay. */
export function withoutValues(finding: Finding): Finding {
  const where = finding.where.replaceAll(/[^./[\]]+/g, (part) => (/^\d{1,4}$/.test(part) ? part : redactName(part)))
  return { ...finding, where }
}
