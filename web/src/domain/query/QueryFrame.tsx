import { type ReactNode, useDeferredValue } from 'react'
import { DroppedNotice } from './DroppedNotice.tsx'
import { QueryGate, type QueryGateProps, StaleData } from './QueryGate.tsx'

type QueryFrameProps<Data> = Pick<QueryGateProps<Data>, 'query'> & {
  /** Rendered first without data and then with it, as the same element. */
  readonly children: (data: Data | undefined) => ReactNode
}

/** A QueryGate for content with its own frame: the frame renders before slow data. */
export function QueryFrame<Data>({ query, children }: QueryFrameProps<Data>) {
  // Cached data waits for the frame as well, so that a press shows its effect before the data renders.
  const framed = useDeferredValue(true, false)
  const data = framed ? query.data : undefined
  const waits = query.data === undefined
  if (waits && (query.isError || query.fetchStatus === 'paused')) {
    return (
      <QueryGate query={query} skeleton={null}>
        {children}
      </QueryGate>
    )
  }
  return (
    <>
      {!waits && <StaleData query={query} />}
      {!waits && <DroppedNotice query={query} />}
      {children(data)}
    </>
  )
}
