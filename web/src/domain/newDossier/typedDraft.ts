import { filterOf } from '#src/api/filterOf.ts'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '#src/api/composed.ts'
import { type ListCustomDataSuccess, saveDossierData, useListCustomData } from '#src/api/generated/api.ts'
import { currentSession, useSession } from '#src/session/session.store.ts'
import { type TaskId, taskIds } from './tasks.ts'

/** Typed but unsaved values of a dossier's tasks, by field name. */
export type TypedTasks = Readonly<Partial<Record<TaskId, Readonly<Record<string, unknown>>>>>

/**
 * The unfinished input of a dossier's tasks. A form accepts complete groups only, so the rest is kept beside it, as one
 * note per dossier.
 */
export function useTypedTasks(code: string) {
  const filter = filterOf<'listCustomData'>({ type: 'dossierData', keyId: [code] })
  return useListCustomData(
    { filter },
    { query: { enabled: code !== '', select: (answer) => typedTasksOf(answer, code) } },
  )
}

/**
 * Keeps what is typed into a task, a moment after the last letter or as the task is left. `kept` is what the note of
 * the dossier holds; undefined where that is not known, and then nothing is written over it.
 */
export function useKeepTyped(code: string, task: TaskId, kept: TypedTasks | undefined) {
  const write = useChange((tasks: TypedTasks) => saveDossierData({ keyId: code, data: JSON.stringify(tasks) }))
  const [state, setState] = useState<'none' | 'kept' | 'failed'>('none')
  const { userId } = useSession()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef<() => void>(undefined)
  useEffect(() => () => flush.current?.(), [])
  // Another task's changes stay.
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  }, [kept])

  const put = async (tasks: TypedTasks, then: typeof state) => {
    try {
      await write.mutateAsync(tasks)
      setState(then)
    } catch {
      setState('failed')
    }
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
      // An acting that ended by itself leaves the page to somebody else, who is told nothing of it.
      if (currentSession()?.userId !== userId) return
      void put({ ...latest.current, [task]: { ...values } }, 'kept')
    }
    flush.current = send
    pending.current = setTimeout(send, PAUSE_MS)
  }
  /** Deletes the draft of a task, once it is saved or given up. */
  const forget = () => {
    cancel()
    if (kept?.[task] === undefined && state !== 'kept') return
    const { [task]: _done, ...others } = kept ?? {}
    void put(others, 'none')
  }
  return { keep, forget, state }
}

/** The note of a dossier; what it holds besides tasks, or where it is no note of ours, is left out. */
export function typedTasksOf({ notes = [] }: Pick<ListCustomDataSuccess, 'notes'>, code: string): TypedTasks {
  const said = parsed(notes.find(({ keyId }) => keyId === code)?.data)
  return Object.fromEntries(
    taskIds.flatMap((id) => {
      const values = said[id]
      return isRecord(values) ? [[id, values]] : []
    }),
  )
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text ?? '{}')
    return isRecord(said) ? said : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** After so long without a letter it is written down, milliseconds. */
const PAUSE_MS = 1_000
