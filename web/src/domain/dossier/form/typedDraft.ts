import { isObject } from '@acometida/api-spec/rules/fields'
import { useEffect, useRef, useState } from 'react'
import { type ListCustomDataSuccess, saveDossierData, useListCustomData } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { currentSession, useSession } from '#src/session/tokens/session.store.ts'
import { type TaskId, TASK_IDS } from './tasks.ts'

/** Unsaved input of a dossier's tasks, by field name. */
export type TypedTasks = Readonly<Partial<Record<TaskId, Readonly<Record<string, unknown>>>>>

/**
 * The unfinished input of a dossier's tasks. The form accepts only complete groups, so the input is stored beside it,
 * in one note per dossier.
 */
export function useTypedTasks(code: string) {
  const filter = filterOf<'listCustomData'>({ type: 'dossierData', keyId: [code] })
  return useListCustomData(
    { filter },
    { query: { enabled: code !== '', select: (answer) => typedTasksOf(answer, code) } },
  )
}

/**
 * Stores a task's input a moment after the last key press, or when the task is left. `kept` is the content of the
 * dossier's note. Undefined if unknown; then nothing is overwritten.
 */
export function useKeepTyped(code: string, task: TaskId, kept: TypedTasks | undefined) {
  const write = useMutationOf((tasks: TypedTasks) => saveDossierData({ keyId: code, data: JSON.stringify(tasks) }))
  const [state, setState] = useState<'none' | 'kept' | 'failed'>('none')
  const { userId } = useSession()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef<() => void>(undefined)
  useEffect(() => () => flush.current?.(), [])
  // Input that another task stored meanwhile stays.
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  }, [kept])

  /** Whether input was sent to be stored, also while its answer is on its way, and not dropped since. */
  const isSent = useRef(false)
  const writes = useRef(Promise.resolve())
  const put = (tasks: TypedTasks, then: typeof state) => {
    // One after the other, so that the last one stays.
    writes.current = writes.current.then(async () => {
      try {
        await write.mutateAsync(tasks)
        setState(then)
      } catch {
        setState('failed')
      }
    })
  }
  const cancel = () => {
    clearTimeout(pending.current)
    flush.current = undefined
  }
  const keep = (values: object) => {
    cancel()
    if (kept === undefined) return setState('failed')
    const send = () => {
      cancel()
      // An acting session that ended by itself leaves the page to another user, who must not see its input.
      if (currentSession()?.userId !== userId) return
      isSent.current = true
      put({ ...latest.current, [task]: { ...values } }, 'kept')
    }
    flush.current = send
    pending.current = setTimeout(send, PAUSE_MS)
  }
  /** The input was saved in the form, or discarded. */
  const forget = () => {
    cancel()
    if (latest.current?.[task] === undefined && !isSent.current) return
    isSent.current = false
    const { [task]: _done, ...others } = latest.current ?? {}
    put(others, 'none')
  }
  return { keep, forget, state }
}

/** The tasks in a dossier's note. Ignores any other content, and notes that are not ours. */
export function typedTasksOf({ notes = [] }: Pick<ListCustomDataSuccess, 'notes'>, code: string): TypedTasks {
  const note = parsed(notes.find(({ keyId }) => keyId === code)?.data)
  return Object.fromEntries(
    TASK_IDS.flatMap((id) => {
      const values = note[id]
      return isObject(values) ? [[id, values]] : []
    }),
  )
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const note: unknown = JSON.parse(text ?? '{}')
    return isObject(note) ? note : {}
  } catch {
    return {}
  }
}

/** The pause in typing after which input is stored, milliseconds. */
const PAUSE_MS = 1_000
