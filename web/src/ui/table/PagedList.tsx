import type { ReactNode } from 'react'
import { useEntryState } from '#src/base/useEntryState.ts'
import { Pagination } from './Pagination.tsx'

type PagedListProps<Item> = {
  readonly items: readonly Item[]
  readonly pageSize: number
  /** Renders the items of one page. */
  readonly children: (shown: readonly Item[]) => ReactNode
}

/** A long list in pages. Give it a key that changes with the list, so that another list begins at its first page. */
export function PagedList<Item>({ items, pageSize, children }: PagedListProps<Item>) {
  const [page, setPage] = useEntryState(`${items.length} page`, () => 0)
  // A list that became shorter may not reach the page any more.
  const from = Math.min(page, Math.max(0, Math.ceil(items.length / pageSize) - 1)) * pageSize
  const to = Math.min(from + pageSize, items.length)
  const turn = (by: number) => () => setPage(from / pageSize + by)
  return (
    <>
      {children(items.slice(from, to))}
      {items.length > pageSize && (
        <Pagination
          from={from + 1}
          to={to}
          total={items.length}
          onPrevious={from > 0 ? turn(-1) : undefined}
          onNext={to < items.length ? turn(1) : undefined}
        />
      )}
    </>
  )
}
