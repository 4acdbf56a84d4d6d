import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useCompareSnapshot } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'

/** The changes in a world since a snapshot: the number of changed rows in each table, and the first of them. */
export function DifferencesTable({ world, snapshot }: { readonly world: string; readonly snapshot: string }) {
  const { data } = useCompareSnapshot(world, snapshot)
  if (!data) return null
  if (data.tables.length === 0) return <EmptyState icon="success" title={`Nothing has changed since ${snapshot}`} />
  return (
    <section>
      <h2>Changed since {snapshot}</h2>
      <DenseTable columns={[['Table'], ['Added', 'number'], ['Changed', 'number'], ['Removed', 'number']]}>
        {data.tables.map(({ table: name, added, changed, removed, rows }) => (
          <tr key={name}>
            <td>
              <details>
                <summary>{name}</summary>
                {rows.map(({ key, before, now }) => (
                  <p key={key}>
                    <code>{key}</code>: {before ?? 'was not there'} → {now ?? 'is gone'}
                  </p>
                ))}
              </details>
            </td>
            <td className={table.number}>{added}</td>
            <td className={table.number}>{changed}</td>
            <td className={table.number}>{removed}</td>
          </tr>
        ))}
      </DenseTable>
    </section>
  )
}
