import { callBudgetOf } from '@acometida/api-spec/rules/navigation/callBudgets'
import { screensByOperation } from 'virtual:screen-calls'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { formatClock } from '#room/parts/times.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import table from '#room/parts/DenseTable.module.css'
import { CallOutcome } from './CallOutcome.tsx'
import { formatAddress, startOf } from './calls.ts'
import styles from './CallsScreen.module.css'
import { likelyScreens } from './likelyScreens.ts'
import { type PageRun, pageRuns } from './pageRuns.ts'

interface PageRunsProps {
  readonly calls: readonly LoggedRequest[]
  readonly opened: number | null
  readonly onOpen: (number: number) => void
}

/** The calls by the page of the client that made them, and how many each page made. */
export function PageRuns({ calls, opened, onOpen }: PageRunsProps) {
  const runs = pageRuns(calls)
  const knowsRepeated = calls.some(({ address }) => address !== undefined)
  if (runs.length === 0)
    return (
      <EmptyState
        icon="document"
        title="No page has made calls yet"
        text="The client numbers its calls in their message id. Calls without one are only in the list."
      />
    )
  return (
    <>
      <p>
        Each opened page counts its calls from 1. Calls after a pause of a second form a group of their own.
        {!knowsRepeated && ' Only a watched world knows which calls were made twice.'}
      </p>
      <ol className={styles.runs}>
        {runs.map((run, nth) => (
          <li key={run.key}>
            <details open={nth === 0 || run.calls.some(({ number }) => number === opened)}>
              <summary>
                {formatClock(run.startsAtMs)} <strong>{run.caller}</strong>{' '}
                {run.isOpening ? 'opened a page' : 'went on'}:{' '}
                <strong>{run.calls.length === 1 ? '1 call' : `${run.calls.length} calls`}</strong> in{' '}
                {Math.round(run.durationMs)} ms
                <Screens run={run} />
                {run.repeated.size > 0 && (
                  <>
                    {' '}
                    <Tag tone="danger">{run.repeated.size} twice</Tag>
                  </>
                )}
              </summary>
              <RunTable run={run} opened={opened} onOpen={onOpen} />
            </details>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The screens that may have made the calls. Their names are not on the wire. */
function Screens({ run }: { readonly run: PageRun }) {
  const screens = likelyScreens(
    run.calls.map(({ operation }) => operation),
    screensByOperation,
  )
  if (screens.length === 0) return null
  // The budget of what a screen asks for when it is opened.
  const named = screens.map((path) => ({ path, most: run.isOpening ? callBudgetOf(path) : undefined }))
  const over = run.calls.length - Math.max(...named.map(({ most = Infinity }) => most))
  return (
    <>
      <span className={styles.left}>
        , as {named.map(({ path, most }) => (most === undefined ? path : `${path} (at most ${most})`)).join(' or ')}{' '}
        does
      </span>
      {over > 0 && (
        <>
          {' '}
          <Tag tone="danger">{over} too many</Tag>
        </>
      )}
    </>
  )
}

function RunTable({ run, opened, onOpen }: Omit<PageRunsProps, 'calls'> & { readonly run: PageRun }) {
  return (
    <DenseTable columns={[['After', 'number'], ['Call'], ['Outcome'], ['ms', 'number', 'wide']]}>
      {run.calls.map((call) => {
        const { number, method, operation, path, durationMs } = call
        return (
          <tr key={number} className={number === opened ? styles.open : undefined}>
            <td className={table.number}>{Math.round(startOf(call) - run.startsAtMs)}</td>
            <td>
              <button
                type="button"
                className={table.opener}
                aria-current={number === opened || undefined}
                onClick={() => onOpen(number)}
              >
                {method} {operation ?? path}
              </button>{' '}
              {run.repeated.has(number) && <Tag tone="danger">twice</Tag>}
              <span className={styles.address}>{formatAddress(call)}</span>
            </td>
            <td className={table.whole}>
              <CallOutcome call={call} />
            </td>
            <td className={`${table.number} ${table.wide}`}>{durationMs.toFixed(1)}</td>
          </tr>
        )
      })}
    </DenseTable>
  )
}
