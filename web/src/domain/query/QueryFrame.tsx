import { type ReactNode, useDeferredValue } from 'react'
import { LeftOutNotice } from './LeftOutNotice.tsx'
import { QueryGate, type QueryGateProps } from './QueryGate.tsx'
import { StaleData } from './StaleData.tsx'

type QueryFrameProps<Data> = Pick<QueryGateProps<Data>, 'query'> & {
  /** Drawn without its data first, and then with it: the same element, so that only the data is new. */
  readonly children: (data: Data | undefined) => ReactNode
}

/**
 * A QueryGate for what has a frame of its own to wait in: where its data is slow to draw, the frame is there before it.
 */
export function QueryFrame<Data>({ query, children }: QueryFrameProps<Data>) {
  // Even cached data waits one frame, so that the press that led here is seen first.
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
      {!waits && <LeftOutNotice query={query} />}
      {children(data)}
    </>
  )
}
